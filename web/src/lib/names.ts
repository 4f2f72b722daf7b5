// How those at a table are called, and what they play. Bots have names of the stories, one for each seat, in every language.

import { GAMES, pageOf } from './games';
import { house } from './house.svelte';
import type { Play } from './play';
import type { SeatInfo, TableInfo } from './protocol';
import { list, number, t, words } from './words.svelte';

/** Who sits on a seat, as the story calls them. */
export type Names = (seat: number) => string;

/** The names of those who play. */
export function namesOf(play: Play): Names {
  return (seat) => play.players[seat]?.name ?? '';
}

/** The name shown for a seat. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name'>, index: number): string {
  if (seat.kind === 'bot') return t(`table-bot-${index}`);
  return seat.kind === 'person' ? guestName(seat.name, index) : (seat.name ?? '');
}

/** The name of a guest; who has deleted everything has none any more, and a record has only the seat's. */
export function guestName(name: string | null | undefined, index = -1): string {
  if (!name) return t('table-former-guest');
  return name === `seat${index}` ? t('home-player', { n: index + 1 }) : name;
}

/** The games that can be played: those with a board at once, others as soon as the server has named them. */
export function gamesHere(): string[] {
  return [...new Set([...GAMES.map(({ name }) => name), ...house.games.map(({ game }) => game)])];
}

/** A game's name: in our words, else as the server calls it. */
export function gameName(game: string): string {
  return words.has(`table-game-${game}`) ? t(`table-game-${game}`) : (house.game(game)?.title ?? game);
}

/** A variant's name: in our words, else as the server calls it. */
export function variantName(variant: string): string {
  return words.has(`table-variant-${variant}`) ? t(`table-variant-${variant}`) : variant;
}

/** What is played at a table: the game, and the variant if it isn't the usual one. */
export function tableName({ game, variant }: Pick<TableInfo, 'game' | 'variant'>): string {
  if (!pageOf(game).hasVariants || variant === 'base') return gameName(game);
  return t('home-game-variant', { game: gameName(game), variant: variantName(variant) });
}

/** How strong a bot is, in a word. */
export function strength(level: string): string {
  return t(`table-strength-${level}`);
}

/** The name of who has set a table up. */
export function hostOf({ seats, host }: Pick<TableInfo, 'seats' | 'host'>): string {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.guest === host);
  const seat = seats[at];
  return seat ? seatName(seat, at) : t('table-the-host');
}

/** Whether a seat is kept for us until we say that we play again. */
export function isAsked({ seats, yours }: Pick<TableInfo, 'seats' | 'yours'>): boolean {
  return yours.some((seat) => seats[seat]?.asked ?? false);
}

/** Who looks on: by name, as far as they have one. */
export function spectators({ onlookers = 0, watching = [] }: Pick<TableInfo, 'onlookers' | 'watching'>): string {
  if (onlookers === 0) return t('table-no-onlookers');
  const more = onlookers - watching.length;
  const who = more > 0 ? [...watching, t('table-more-onlookers', { n: more, shown: number(more) })] : watching;
  return watching.length > 0 ? t('table-named-onlookers', { names: list(who) }) : t('table-onlookers', { n: onlookers, shown: number(onlookers) });
}
