// The sentence of the tray: what is asked, by whom, and one line of help.

import type { Doing } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import type { View } from './position';

export interface Prompt {
  ask: string;
  help: string;
}

/** What is asked of the one at this screen. */
export function askOwn(view: View, nameOf: (seat: number) => string): Prompt {
  return { ask: t('ali-baba-ask', { step: view.step }), help: helpWith(view, nameOf) };
}

/** What somebody else is doing; of what may still be taken back no more than that they are choosing. */
export function tellOther(view: View, name: string, doing: Doing['what'] | null = null): Prompt {
  return { ask: t('ali-baba-other', { step: doing === 'choosing' ? doing : view.step, name }), help: lastTurns(view) };
}

/** That it is a plan, or that there is none to make. */
export function tellPlan(none: boolean): Prompt {
  return { ask: t('ali-baba-plan-ask'), help: none ? t('ali-baba-plan-none') : t('ali-baba-plan-help') };
}

function helpWith(view: View, nameOf: (seat: number) => string): string {
  if (view.step === 'show') return t('ali-baba-help-show', { name: nameOf(view.active) });
  if (view.step === 'ban') return t('ali-baba-help-ban');
  if (view.step === 'magic') return t('ali-baba-help-magic');
  if (view.step === 'steal') return t('ali-baba-help-steal');
  const bans = view.bans
    .filter((ban) => ban.seat !== view.active)
    .map((ban) => t('ali-baba-help-banned', { name: nameOf(ban.seat), banned: ban.what }));
  return [...bans, lastTurns(view)].filter(Boolean).join(' ');
}

function lastTurns(view: View): string {
  return view.turns_left === null ? '' : t('ali-baba-turns-left', { n: view.turns_left });
}
