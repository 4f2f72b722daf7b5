// The story in sentences: one entry, and where in the game we are.

import { pageOf } from './games';
import { gameName, type Names } from './names';
import type { Play } from './play';
import type { StoryEntry } from './protocol';
import { replaying } from './replay-state.svelte';
import { t } from './words.svelte';

/** The table's own entries, the same in all games. */
const TABLES_OWN = ['resign', 'stand-in', 'time-out', 'pause', 'return'];

/** Whether an entry tells of the table, not of the game. */
export function isOfTable(entry: StoryEntry): boolean {
  return TABLES_OWN.includes(entry.what);
}

/** One entry of the story as a sentence. */
export function sentence(game: string, entry: StoryEntry, names: Names): string {
  if (!isOfTable(entry)) return pageOf(game).story.sentence(entry, names);
  const bot = typeof entry.bot === 'string' ? t(`bot-${entry.bot}`) : '';
  const form = bot && entry.what !== 'stand-in' ? '-bot' : '';
  return t(`story-${entry.what}${form}`, { name: nameOf(entry, names), bot });
}

/** The name of who does what an entry tells; empty for the whole table. */
export function nameOf(entry: { seat: number | null }, names: Names): string {
  return entry.seat === null ? '' : names(entry.seat);
}

/** An entry's own numbers and words for a message, with names for seats and counts without their sign. */
export function plainFields(entry: { seat: number | null }, names: Names): Record<string, string | number> {
  const fields: Record<string, string | number> = { name: nameOf(entry, names) };
  for (const [key, value] of Object.entries<unknown>(entry)) {
    if (key === 'n' && typeof value === 'number') fields.n = Math.abs(value);
    else if (key === 'of' && typeof value === 'number') fields.rival = names(value);
    else if (key !== 'seat' && (typeof value === 'string' || typeof value === 'number')) fields[key] = value;
  }
  return fields;
}

/** "Five Tribes · round 5". */
export function whereInGame(play: Play): string {
  const game = gameName(play.game);
  if (!play.view) return game;
  if (play.over && !replaying.now) return t('table-where-over', { game });
  const n = roundNow(play);
  return pageOf(play.game).counted === 'round' ? t('table-where-round', { game, n }) : t('table-where-turn', { game, n });
}

/** "Round 5". */
export function roundText(play: Play): string {
  const n = roundNow(play);
  return pageOf(play.game).counted === 'round' ? t('table-round', { n }) : t('table-turn', { n });
}

/** Which round or turn it is: each is told when it begins, but for the first. */
export function roundNow(play: Pick<Play, 'game' | 'begins' | 'story'>): number {
  const { counted } = pageOf(play.game);
  return play.begins + replaying.told(play.story).filter((entry) => entry.what === counted).length;
}
