// The story of any game: who, what, and the fields that the entry has.

import type { StoryWords } from '../lib/games';
import type { Names } from '../lib/names';
import type { StoryEntry } from '../lib/protocol';
import { nameOf } from '../lib/story-words';
import { inLine } from './position-text';

const TOLD_ELSEWHERE = ['what', 'seat', 'rule'];

function sentence(entry: StoryEntry, names: Names): string {
  const fields = Object.entries(entry).filter(([field]) => !TOLD_ELSEWHERE.includes(field));
  const name = nameOf(entry, names);
  return [name ? `${name}: ${entry.what}` : entry.what, ...fields.map(([field, value]) => `${field} ${inLine(value)}`)].join(' · ');
}

export const storyWords: StoryWords = {
  sentence,
  lineAt: (story, at, names) => {
    const entry = story[at];
    return entry ? { entries: 1, tell: () => sentence(entry, names) } : null;
  },
};
