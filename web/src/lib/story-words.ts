// The story in sentences: one entry, a whole turn, and where in the game we are.

import { gameName } from './names';
import type { Play } from './play';
import type { GameName, StoryEntry } from './protocol';
import { list, t } from './words.svelte';

/** Who sits on a seat, as the story calls them. */
export type Names = (seat: number) => string;

type Fields = Record<string, string | number>;

const TRIBES: Record<string, string> = { V: 'vizier', E: 'elder', M: 'merchant', B: 'builder', A: 'assassin' };
/** The table's own entries, the same in both games. */
const TABLES_OWN = ['resign', 'stand-in', 'time-out', 'return'];

export function djinnName(djinn: string): string {
  return t(`djinn-${djinn}`);
}

/** "brown sword" for `sword-brown`. */
export function tileName(tile: string): string {
  const [treasure = '', colour = ''] = tile.split('-');
  return t('tile-name', { treasure, colour });
}

/** Cards in words, those of a kind together: "silk × 2 and fish". */
export function cardNames(cards: string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list([...counts].map(([card, n]) => (n > 1 ? t('card-times', { name: t(`good-${card}`), n }) : t(`good-${card}`))));
}

/** "2 viziers and 1 elder" for `VVE`. */
export function meepleNames(meeples: string): string {
  const letters = Object.keys(TRIBES).filter((letter) => meeples.includes(letter));
  return list(letters.map((letter) => t('n-of-tribe', { tribe: TRIBES[letter] as string, n: meeples.split(letter).length - 1 })));
}

/** One entry of the story as a sentence. */
export function sentence(game: GameName, entry: StoryEntry, names: Names): string {
  if (TABLES_OWN.includes(entry.what)) {
    const bot = typeof entry.bot === 'string' ? t(`bot-${entry.bot}`) : '';
    const form = bot && entry.what !== 'stand-in' ? '-bot' : '';
    return t(`story-${entry.what}${form}`, { name: nameOf(entry, names), bot });
  }
  return game === 'five-tribes' ? fiveTribes(entry, names) : aliBaba(entry, names);
}

function fiveTribes(entry: StoryEntry, names: Names): string {
  const fields = plain(entry, names);
  if (typeof entry.djinn === 'string') fields.djinn = djinnName(entry.djinn);
  const cards = entry.cards as string[] | undefined;
  const djinns = entry.djinns as string[] | undefined;
  if (cards) fields.cards = cardNames(cards);
  if (djinns) fields.djinns = list(djinns.map(djinnName));
  if (typeof entry.meeples === 'string') fields.meeples = meepleNames(entry.meeples);
  let form = '';
  switch (entry.what) {
    case 'kill':
      if (entry.of !== undefined) form = '-in-front';
      break;
    case 'sell':
      fields.goods = cardNames(entry.goods as string[]);
      fields.n = (entry.goods as string[]).length;
      break;
    case 'coins':
      if ((entry.n as number) < 0) form = '-paid';
      break;
    case 'viziers':
    case 'elders':
      if ((entry.n as number) < 0) form = '-lost';
      break;
    case 'draw':
      if (cards) form = '-known';
      break;
    case 'refill':
      fields.new = list([...(cards ?? []).map((card) => t(`good-${card}`)), ...(djinns ?? []).map(djinnName)]);
      break;
    case 'round':
      fields.order = list((entry.order as number[]).map(names));
      break;
  }
  return t(`story-ft-${entry.what}${form}`, fields);
}

function aliBaba(entry: StoryEntry, names: Names): string {
  const fields = plain(entry, names);
  let form = '';
  if (typeof entry.tile === 'string') fields.tile = tileName(entry.tile);
  if (entry.what === 'show' && entry.tile !== undefined) form = '-known';
  if (entry.what === 'turn-up') fields.tiles = list(Object.values(entry.tiles as Record<string, string>).map(tileName));
  return t(`story-ab-${entry.what}${form}`, fields);
}

/** The entry's own numbers and words, with names for seats and counts without their sign. */
function plain(entry: StoryEntry, names: Names): Fields {
  const fields: Fields = { name: nameOf(entry, names) };
  for (const [key, value] of Object.entries(entry)) {
    if (key === 'n') fields.n = Math.abs(value as number);
    else if (key === 'of') fields.rival = names(value as number);
    else if (key !== 'seat' && (typeof value === 'string' || typeof value === 'number')) fields[key] = value;
  }
  return fields;
}

function nameOf(entry: StoryEntry, names: Names): string {
  return entry.seat === null ? '' : names(entry.seat);
}

/** The names of those who play. */
export function namesOf(play: Play): Names {
  return (seat) => play.players[seat]?.name ?? '';
}

/** "Five Tribes · round 5". */
export function whereInGame(play: Play): string {
  if (!play.view) return gameName(play.game);
  if (play.over) return t('table-where-over', { game: gameName(play.game) });
  return play.game === 'five-tribes'
    ? t('table-where-round', { game: gameName(play.game), n: roundNow(play) })
    : t('table-where-turn', { game: gameName(play.game), n: roundNow(play) });
}

/** Which round of Five Tribes it is, or which turn of Ali Baba: each is told when it begins, but for the first. */
export function roundNow(play: Pick<Play, 'game' | 'begins' | 'story'>): number {
  const counted = play.game === 'five-tribes' ? 'round' : 'turn';
  return play.begins + play.story.filter((entry) => entry.what === counted).length;
}
