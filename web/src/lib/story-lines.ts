// The story as it is read: what goes without saying is left out, a whole move is one line, and the lines of one
// seat stand together.

import type { GameName, StoryEntry } from './protocol';
import { sentence, type Names } from './story-words';
import { t, words } from './words.svelte';

export interface StoryLine {
  seat: number | null;
  text: string;
  /** The clause that makes it happen. */
  rule: string | null;
  /** Where it stands in the story: the number of its first entry. */
  at: number;
}

/** The lines of a story, oldest first. */
export function storyLines(game: GameName, story: StoryEntry[], names: Names): StoryLine[] {
  const lines: StoryLine[] = [];
  const whose = [words.language, ...[0, 1, 2, 3].map(names)].join('\n');
  for (let at = 0; at < story.length; at++) {
    const entry = story[at] as StoryEntry;
    const line = { seat: entry.seat, rule: entry.rule ?? null, at };
    if (entry.what === 'pick') {
      const drops = following(story, at + 1, 'drop');
      lines.push({ ...line, text: once(entry, `${whose}\n${drops.length}`, () => move(entry, drops, names)) });
      at += drops.length;
    } else if (!goesWithoutSaying(story, at)) {
      lines.push({ ...line, text: once(entry, whose, () => sentence(game, entry, names)) });
    }
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

function following(story: StoryEntry[], from: number, what: string): StoryEntry[] {
  let to = from;
  while (story[to]?.what === what) to++;
  return story.slice(from, to);
}

/** A whole move: where the meeples were picked, and where each went. */
function move(pick: StoryEntry, drops: StoryEntry[], names: Names): string {
  const name = names(pick.seat ?? 0);
  const tile = pick.tile as string;
  if (drops.length === 0) return sentence('five-tribes', pick, names);
  const path = drops.map((drop) => t('table-story-drop', { tribe: t(`tribe-${drop.tribe as string}`), tile: drop.tile as string }));
  return t('table-story-move', { name, tile, path: path.join(', ') });
}

/** Whether an entry only says again what one beside it has told. */
function goesWithoutSaying(story: StoryEntry[], at: number): boolean {
  const entry = story[at] as StoryEntry;
  const before = story[at - 1];
  switch (entry.what) {
    case 'end':
    case 'buy':
      return true;
    case 'turn':
      return at < story.length - 1;
    case 'coins':
      return before?.what === 'bid' && before.spot === -(entry.n as number);
    case 'viziers':
    case 'elders':
      if (entry.rule === 'FT-A1' || entry.rule === 'FT-D-IBLIS') return true;
      return before?.what === 'gather' && before.n === entry.n;
    case 'builders':
      return entry.fakirs === 0;
    case 'show':
      return story.slice(at + 1).some((later) => later.what === 'reveal' && later.seat === entry.seat);
    case 'offer':
      return story.slice(at + 1).find((later) => later.what !== 'offer')?.what === 'sell';
    case 'refill':
      return (entry.cards as string[]).length + (entry.djinns as string[]).length === 0;
    default:
      return false;
  }
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
