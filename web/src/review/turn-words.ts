// A turn in words: in short for the list, and what it came to for the comparison with the bot's choice.

import type { StoryEntry } from '../lib/protocol';
import { storyLines } from '../lib/story-lines';
import { cardNames, djinnName, tileName } from '../lib/story-words';
import { t } from '../lib/words.svelte';
import type { ReviewTurn } from './data';
import { gains, path, type Gain } from './gains';
import type { ReviewPlay } from './review-play.svelte';

/** What the list says of a turn: `C4 → E2`, the bid, the tile taken. */
export function inShort(actions: string[], story: StoryEntry[], seat: number): string {
  const tiles = path(actions);
  if (tiles.length > 1) return t('review-from-to', { from: tiles[0] as string, to: tiles.at(-1) as string });
  const first = gains(story, seat)[0];
  return first ? gainText(first, []) : t('review-nothing');
}

/** The whole way of a sowing, or nothing. */
export function wayText(actions: string[]): string {
  return path(actions).join(' → ');
}

/** What a turn came to, thing by thing: "3 builders", "12 coins", "1 camel". */
export function gainTexts(story: StoryEntry[], seat: number, names: string[]): string[] {
  return gains(story, seat).map((gain) => gainText(gain, names));
}

/** "Turn 17, round 5: Leila", the heading of a moment. */
export function momentText(turn: ReviewTurn | null, number: number, names: string[]): string {
  if (!turn) return t('review-beginning');
  const name = names[turn.seat] ?? '';
  if (turn.kind === 'bid') return t('review-bid-of', { n: number, round: turn.round ?? 0, name });
  if (turn.round === null) return t('review-turn-of', { n: number, name });
  return t('review-turn-in-round', { n: number, round: turn.round, name });
}

/** How far behind the bot's choice, as the list says it. */
export function behindText(lost: number, isBest: boolean): string {
  const points = Math.round(lost);
  if (isBest) return t('review-best');
  return points === 0 ? t('review-as-good') : t('review-behind', { n: points });
}

function gainText(gain: Gain, names: string[]): string {
  switch (gain.what) {
    case 'bid':
      return t('review-bid', { spot: gain.spot });
    case 'tribe':
      return t('n-of-tribe', { tribe: gain.tribe, n: gain.n });
    case 'kill':
      return gain.tile === null
        ? t('review-kill-in-front', { tribe: gain.tribe, name: names[gain.of ?? 0] ?? '' })
        : t('review-kill', { tribe: gain.tribe, tile: gain.tile });
    case 'coins':
      return gain.n > 0 ? t('n-coins', { n: gain.n }) : t('review-coins-paid', { n: -gain.n });
    case 'cards':
      return gain.cards.length > 0
        ? t('review-cards', { n: gain.n, cards: cardNames(gain.cards) })
        : t('n-cards', { n: gain.n });
    case 'camels':
      return t('n-camels', { n: gain.n });
    case 'palms':
      return t('n-palms', { n: gain.n });
    case 'palaces':
      return t('n-palaces', { n: gain.n });
    case 'djinn':
      return t('review-djinn', { djinn: djinnName(gain.djinn) });
    case 'power':
      return t('review-power', { djinn: djinnName(gain.djinn) });
    case 'sale':
      return t('review-sale', { n: gain.n });
    case 'no-move':
      return t('review-no-move');
    case 'treasure':
      return treasureText(gain.how, gain.tile);
    case 'points':
      return t('n-points', { n: gain.n });
    case 'ban':
      return t('review-ban', { banned: gain.banned });
  }
}

function treasureText(how: 'take' | 'also' | 'steal' | 'swap', tile: string): string {
  const name = tileName(tile);
  switch (how) {
    case 'take':
      return name;
    case 'also':
      return t('review-also', { tile: name });
    case 'steal':
      return t('review-stolen', { tile: name });
    case 'swap':
      return t('review-swapped', { tile: name });
  }
}

/** What the last step shown did. */
function stepText(play: ReviewPlay): string {
  const step = play.data.steps[play.index - 1];
  const lines = storyLines(play.game, step?.story ?? [], (seat) => play.names[seat] ?? '');
  return lines.map((line) => line.text).join('. ') || (step?.do ?? '');
}

/** The moment as a screen reader says it: whose turn, what was done, and how good it was. */
export function sayMoment(play: ReviewPlay, numbers: number[]): string {
  const { turn, at, step, data, judgement } = play;
  const heading = momentText(turn, numbers[at - 1] ?? 0, play.names);
  if (!turn) return heading;
  if (step > 0) return t('review-say-step', { heading, n: step, total: play.length, step: stepText(play) });
  const steps = data.steps.slice(turn.from, turn.to);
  const what = inShort(steps.map((one) => one.do), steps.flatMap((one) => one.story), turn.seat);
  if (!judgement) return t('review-say-turn', { heading, what });
  return t('review-say-judged', { heading, what, behind: behindText(judgement.lost, judgement.is_best) });
}
