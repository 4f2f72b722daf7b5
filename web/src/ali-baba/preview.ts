// What a choice would bring, line by line, out of the server's answer.

import { colourOf, treasureOf, type TileName } from './position';
import { worthOf } from './sets';
import { isEntry, type Entry, type EntryOf } from './entries';
import type { Seen } from './outlook.svelte';

export interface Preview {
  tile: TileName | null;
  gain: number;
  /** The colour whose magic happens. */
  magic: string | null;
  /** Its points; null where it brings none by itself. */
  points: number | null;
  /** The magic could do nothing. */
  nothing: boolean;
  /** What the sets bring. */
  sets: number;
  /** The treasure's set, before and after; null where more than one set changes or the values aren't known. */
  set: { treasure: string; before: number; after: number } | null;
  /** Places that would be turned up. */
  places: string[];
}

/** Sort what the server answered into lines. */
export function sortPreview(looked: Seen, own: readonly TileName[], values: readonly number[]): Preview {
  const story = looked.story.filter(isEntry);
  const told = <What extends Entry['what']>(what: What) => story.find((entry): entry is EntryOf<What> => entry.what === what);
  const points = told('points')?.n;
  const sets = looked.gain - (points ?? 0);
  const taking = told('take') ?? told('also');
  const other = told('swap') ?? told('steal') ?? told('magic');
  const tile = (taking ?? other)?.tile ?? null;
  const uncovered = told('uncover')?.places;
  const turned = told('turn-up')?.tiles;
  // A second tile, and what a rival showed, come without their magic.
  const magical = tile !== null && !told('also') && !told('steal');
  const size = own.filter((one) => tile !== null && treasureOf(one) === treasureOf(tile)).length;
  const before = worthOf(size, values);
  return {
    tile,
    gain: looked.gain,
    magic: magical ? colourOf(tile) : null,
    points: points ?? null,
    nothing: told('nothing') !== undefined,
    sets,
    set: taking && !other && tile && before !== null && values.length > 0 ? { treasure: treasureOf(tile), before, after: before + sets } : null,
    places: uncovered ?? Object.keys(turned ?? {}),
  };
}
