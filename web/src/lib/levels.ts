// The bots that people are offered.

import { house } from './house.svelte';
import type { Level } from './protocol';

/** From gentle to master. */
export const LEVELS: readonly Level[] = ['novice', 'drover', 'pedlar', 'merchant', 'vizier', 'sultan'];
/** Those that answer soon enough to be played at once. */
export const QUICK_LEVELS: readonly Level[] = ['novice', 'drover', 'pedlar', 'merchant', 'vizier'];
/** With the one that plays anything. */
export const ALL_LEVELS: readonly Level[] = ['random', ...LEVELS];

/** Those of them that play this game; whoever else does, where none of them can. */
export function levelsOf(game: string, among = LEVELS): Level[] {
  const known = house.game(game)?.bots;
  const those = (levels: readonly Level[]): Level[] => levels.filter((level) => known?.includes(level) ?? true);
  const fitting = those(among);
  return fitting.length > 0 ? fitting : those(ALL_LEVELS);
}

/** The level wished for, if it plays this game; else the first that does. */
export function levelFor(game: string, wish: Level): Level {
  const levels = levelsOf(game, ALL_LEVELS);
  return levels.find((level) => level === wish) ?? levels[0] ?? 'random';
}
