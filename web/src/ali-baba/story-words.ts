// The story of Ali Baba in sentences. What goes without saying is left out.

import type { StoryWords } from '../lib/games';
import type { Names } from '../lib/names';
import type { StoryEntry } from '../lib/protocol';
import { plainFields } from '../lib/story-words';
import { list, t } from '../lib/words.svelte';
import { isEntry } from './entries';
import { tileName } from './names';

/** One entry as a sentence; what a later server may tell is told by its words alone. */
export function sentence(entry: StoryEntry, names: Names): string {
  if (!isEntry(entry)) return entry.what;
  const fields = plainFields(entry, names);
  if ('tile' in entry && entry.tile) fields.tile = tileName(entry.tile);
  if (entry.what === 'turn-up') fields.tiles = list(Object.values(entry.tiles).map(tileName));
  const form = entry.what === 'show' && entry.tile !== undefined ? '-known' : '';
  return t(`story-ab-${entry.what}${form}`, fields);
}

const lineAt: StoryWords['lineAt'] = (story, at, names) => {
  const entry = story[at];
  if (!entry || goesWithoutSaying(entry, story, at)) return null;
  return { entries: 1, tell: () => sentence(entry, names) };
};

/** Whether an entry only says again what a later one tells. */
function goesWithoutSaying(entry: StoryEntry, story: StoryEntry[], at: number): boolean {
  if (entry.what === 'turn') return at < story.length - 1;
  if (entry.what !== 'show') return false;
  return story.slice(at + 1).some((later) => later.what === 'reveal' && later.seat === entry.seat);
}

export const storyWords: StoryWords = { sentence, lineAt };
