// A moment of a game in words: whose turn it is, what was done, and how good it was.

import type { ReviewTurn } from '../lib/protocol';
import { storyLines } from '../lib/story-lines';
import { t } from '../lib/words.svelte';
import type { ReviewPlay } from './review-play.svelte';

/** What the list says of a turn. */
export function inShort(play: ReviewPlay, turn: ReviewTurn): string {
  const steps = play.data.steps.slice(turn.from, turn.to);
  return play.part.inShort(steps.map((step) => step.do), steps.flatMap((step) => step.story), turn.seat);
}

/** "Turn 17, round 5: Leila", the heading of a moment. */
export function momentText(turn: ReviewTurn | null, number: number, names: string[]): string {
  if (!turn) return t('review-beginning');
  const name = names[turn.seat] ?? '';
  if (turn.kind === 'bid') return t('review-bid-of', { n: number, round: turn.round ?? 0, name });
  if (turn.round === null) return t('review-turn-of', { n: number, name });
  return t('review-turn-in-round', { n: number, round: turn.round, name });
}

/** "turn 14 of 40": where in the game a moment is. */
export function whereText(turns: ReviewTurn[], at: number, numbers: number[]): string {
  const turn = turns[at - 1];
  if (!turn) return t('review-beginning');
  const total = turns.filter(({ kind }) => kind === turn.kind).length;
  return t(`review-${turn.kind}-where`, { n: numbers[at - 1] ?? 0, total });
}

/** How far behind the bot's choice, as the list says it. */
export function behindText(lost: number, isBest: boolean): string {
  const points = Math.round(lost);
  if (isBest) return t('review-best');
  return points === 0 ? t('review-as-good') : t('review-behind', { n: points });
}

/** What the last step shown did. */
function stepText(play: ReviewPlay): string {
  const step = play.data.steps[play.index - 1];
  const lines = storyLines(play.game, step?.story ?? [], (seat) => play.names[seat] ?? '');
  return lines.map((line) => line.text).join('. ') || (step?.do ?? '');
}

/** The moment as a screen reader says it: whose turn, what was done, and how good it was. */
export function sayMoment(play: ReviewPlay, numbers: number[]): string {
  const { turn, at, step, judgement } = play;
  const heading = momentText(turn, numbers[at - 1] ?? 0, play.names);
  if (!turn) return heading;
  if (step > 0) return t('review-say-step', { heading, n: step, total: play.length, step: stepText(play) });
  const what = inShort(play, turn);
  if (!judgement) return t('review-say-turn', { heading, what });
  return t('review-say-judged', { heading, what, behind: behindText(judgement.lost, judgement.is_best) });
}
