// The story as it is read: what goes without saying is left out, a whole move is one line, and the lines of one
// seat stand together.

import { pageOf } from './games';
import type { Names } from './names';
import type { StoryEntry } from './protocol';
import { isOfTable, sentence } from './story-words';
import { words } from './words.svelte';

export interface StoryLine {
  seat: number | null;
  text: string;
  /** The clause that makes it happen. */
  rule: string | null;
  /** Where it stands in the story: the number of its first entry. */
  at: number;
}

/** The lines of a story, oldest first. */
export function storyLines(game: string, story: StoryEntry[], names: Names): StoryLine[] {
  const lines: StoryLine[] = [];
  const { lineAt } = pageOf(game).story;
  const whose = [words.language, ...[0, 1, 2, 3].map(names)].join('\n');
  let next = 0;
  for (const [at, entry] of story.entries()) {
    if (at < next) continue;
    const line = isOfTable(entry) ? { entries: 1, tell: () => sentence(game, entry, names) } : lineAt(story, at, names);
    if (!line) continue;
    next = at + line.entries;
    const text = once(entry, `${whose}\n${line.entries}`, line.tell);
    lines.push({ seat: entry.seat, rule: entry.rule ?? null, at, text });
  }
  return lines;
}

/** A long story is told again after every step: sentences that are still true are kept. */
const kept = new WeakMap<StoryEntry, { whose: string; text: string }>();

function once(entry: StoryEntry, whose: string, tell: () => string): string {
  const before = kept.get(entry);
  if (before?.whose === whose) return before.text;
  const text = tell();
  kept.set(entry, { whose, text });
  return text;
}

/** A line with its numbers and its player set off. */
export function marked(text: string, name: string): { text: string; strong: boolean }[] {
  const number = /(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu;
  const parts: { text: string; strong: boolean }[] = [];
  const start = name ? text.indexOf(name) : -1;
  const plain = (piece: string): void => {
    let from = 0;
    for (const found of piece.matchAll(number)) {
      if (found.index > from) parts.push({ text: piece.slice(from, found.index), strong: false });
      parts.push({ text: found[0], strong: true });
      from = found.index + found[0].length;
    }
    if (from < piece.length) parts.push({ text: piece.slice(from), strong: false });
  };
  if (start < 0) plain(text);
  else {
    plain(text.slice(0, start));
    parts.push({ text: name, strong: true });
    plain(text.slice(start + name.length));
  }
  return parts;
}
