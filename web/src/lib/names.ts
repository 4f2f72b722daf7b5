// How those at a table are called. Bots have names of the stories, one for each seat, in every language.

import type { GameName, SeatInfo } from './protocol';
import { t } from './words.svelte';

/** The name shown for a seat. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name'>, index: number): string {
  return seat.kind === 'bot' ? t(`table-bot-${index}`) : (seat.name ?? '');
}

export function gameName(game: GameName): string {
  return t(`table-game-${game}`);
}

/** How strong a bot is, in a word. */
export function strength(level: string): string {
  return t(`table-strength-${level}`);
}
