// What is asked at each step, and each action, in words.

import type { Play } from '../lib/play';
import { t } from '../lib/words.svelte';
import { read, type Choices } from './choices';
import { djinnName } from './names';
import { endOf, tilesOf } from './paths';
import type { View } from './view';

export interface Asked {
  ask: string;
  help: string;
}

/** The sentence of the tray and the line under it. */
export function asked(view: View, play: Pick<Play, 'act' | 'doing' | 'legal' | 'players'>, choices: Choices): Asked {
  const name = play.act === null ? '' : (play.players[play.act]?.name ?? '');
  if (view.step === 'over' || play.act === null) return { ask: t('five-tribes-ask-over'), help: '' };
  if (play.legal === null) {
    const bot = play.players[play.act]?.bot != null;
    return { ask: t(bot && view.step !== 'bid' ? 'five-tribes-rival-plays' : BUSY[play.doing ?? busyAt(view.step)], { name }), help: '' };
  }
  return { ask: askOf(view, choices), help: helpOf(view, choices) };
}

/** What a rival is busy with, in words. */
const BUSY = {
  bidding: 'five-tribes-rival-bids',
  picking: 'five-tribes-rival-picks',
  sowing: 'five-tribes-rival-sows',
  choosing: 'five-tribes-rival-chooses',
} as const;

function busyAt(step: string): keyof typeof BUSY {
  if (step === 'bid') return 'bidding';
  return step === 'pick' ? 'picking' : step === 'drop' ? 'sowing' : 'choosing';
}

function askOf(view: View, choices: Choices): string {
  const djinn = view.turn.power ? djinnName(view.turn.power) : '';
  if (view.step === 'drop' && view.turn.hand.length === 1) return t('five-tribes-ask-drop-last');
  if (view.step === 'end' || (view.step === 'pick' && choices.of('pick').length === 0)) return askBeforeEnd(choices);
  return t(`five-tribes-ask-${view.step}`, { djinn, kind: kindHere(view) });
}

/** The kind of the tile on which the move is. */
function kindHere(view: View): string {
  return view.tiles[view.turn.tile ?? '']?.kind ?? '';
}

function askBeforeEnd(choices: Choices): string {
  const sales = choices.of('offer').length > 0;
  const powers = choices.of('use').length > 0;
  if (sales && powers) return t('five-tribes-ask-end');
  if (sales) return t('five-tribes-ask-end-sell');
  return powers ? t('five-tribes-ask-end-use') : t('five-tribes-ask-end-only');
}

function helpOf(view: View, choices: Choices): string {
  switch (view.step) {
    case 'bid':
      return choices.has('discount') ? t('five-tribes-help-discount') : t('five-tribes-help-bid');
    case 'pick':
      return view.turn.stuck ? t('five-tribes-help-stuck') : t('five-tribes-help-pick');
    case 'drop':
      return view.turn.hand.length > 1 ? t('five-tribes-help-drop', { n: view.turn.hand.length }) : t('five-tribes-help-drop-last');
    case 'builders':
      return t('five-tribes-help-builders');
    case 'kill':
      return choices.of('kill-in-front').length ? t('five-tribes-help-kill') : '';
    case 'take':
      return t('five-tribes-help-take');
    case 'buy':
      return t('five-tribes-help-buy');
    case 'end':
      return choices.of('offer').length ? t('five-tribes-help-sell') : '';
    case 'sell':
      return t('five-tribes-help-laid-out');
    default:
      return '';
  }
}

/** Whether declining is what one does as a rule: the turn goes on as it would have done unasked. */
export function goesOn(view: View): boolean {
  return view.step === 'before-tile';
}

/** What declining means at this step. */
export function passName(view: View): string {
  switch (view.step) {
    case 'before-tile':
      return t('five-tribes-pass-before-tile', { kind: kindHere(view) });
    case 'kill':
      return t('five-tribes-pass-kill');
    case 'take':
      return t('five-tribes-pass-take');
    case 'buy':
      return t('five-tribes-pass-buy');
    case 'redirect':
      return t('five-tribes-pass-redirect');
    default:
      return t('five-tribes-pass');
  }
}

/** An action in a few words; in the game's notation where there are none. */
export function actionName(action: string, view?: View, names: readonly string[] = []): string {
  const choice = read(action);
  switch (choice.kind) {
    case 'bid':
      return t('five-tribes-bid', { n: choice.spot });
    case 'pick':
      return t('five-tribes-do-pick', { tile: choice.tile });
    case 'place':
      return t('five-tribes-do-place', { tile: choice.tile });
    case 'drop':
      return t('five-tribes-do-drop', { tribe: choice.tribe, tile: choice.tile });
    case 'kill':
      return t('five-tribes-do-kill', { tribe: choice.tribe, tile: choice.tile });
    case 'kill-in-front':
      return t('five-tribes-kill-in-front', { tribe: choice.tribe, name: names[choice.seat] ?? '' });
    case 'builders':
      return choice.fakirs ? t('n-fakirs', { n: choice.fakirs }) : t('five-tribes-do-build');
    case 'take':
      return t('five-tribes-do-take', { n: choice.place });
    case 'buy':
      return t('five-tribes-do-buy', { djinn: djinnName(choice.djinn) });
    case 'use':
      return t('five-tribes-use', { djinn: djinnName(choice.djinn) });
    case 'keep':
      return t('five-tribes-do-keep', { djinn: djinnName(choice.djinn) });
    case 'offer':
      return t('five-tribes-lay-out', { good: t(`good-${choice.good}`) });
    case 'discount':
      return t('five-tribes-discount');
    case 'sell':
      return t('five-tribes-sell');
    case 'pass':
      return view ? passName(view) : t('five-tribes-pass');
    case 'end':
      return t('five-tribes-end');
    default:
      return action;
  }
}

/** A way of several actions: where it starts and ends, or what it does first. */
export function wayName(actions: readonly string[], view: View, names: readonly string[]): { text: string; tribe: string | null } {
  const end = endOf(actions);
  const tiles = tilesOf(actions, view.turn.tile);
  if (end && tiles.length > 1) return { text: t('five-tribes-way', { from: tiles[0] ?? '', to: end.tile }), tribe: end.tribe };
  return { text: actionName(actions[0] ?? '', view, names), tribe: null };
}

/** How a payment is called. */
export function paymentName(action: string): string {
  const choice = read(action);
  if (choice.kind === 'buy') return choice.way === 'fakir' ? t('five-tribes-pay-elder-fakir') : t('five-tribes-pay-elders');
  if (choice.kind === 'use') return t(`five-tribes-pay-with-${choice.way}`);
  return actionName(action);
}
