// The tiles behind a screen, sorted in sets, with what they are worth and what the next one would bring.

import { colourOf, treasureOf, type TileName } from './position';

export interface TreasureSet {
  treasure: string;
  colours: string[];
  /** What the set is worth; null where the values aren't known yet. */
  worth: number | null;
  /** What one more would add; null for a whole set. */
  next: number | null;
}

/** What a set of so many is worth, by the values for 1, 2, 3 … of a kind. */
export function worthOf(size: number, values: readonly number[]): number | null {
  return size === 0 ? 0 : (values[size - 1] ?? null);
}

/** One set for each treasure in the game, the largest first, those of a size in the order of the box. */
export function sortSets(
  tiles: readonly TileName[],
  treasures: readonly string[],
  colours: readonly string[],
  values: readonly number[],
): TreasureSet[] {
  const sets = treasures.map((treasure) => {
    const own = tiles.filter((tile) => treasureOf(tile) === treasure).map(colourOf);
    const worth = worthOf(own.length, values);
    const more = worthOf(own.length + 1, values);
    return {
      treasure,
      colours: colours.filter((colour) => own.includes(colour)),
      worth,
      next: more === null || worth === null ? null : more - worth,
    };
  });
  return sets.sort((one, other) => other.colours.length - one.colours.length);
}
