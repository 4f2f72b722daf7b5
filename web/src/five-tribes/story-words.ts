// The story of Five Tribes in sentences. What goes without saying is left out, a whole move is one line.

import type { StoryWords } from '../lib/games';
import type { Names } from '../lib/names';
import type { StoryEntry } from '../lib/protocol';
import { nameOf, plainFields } from '../lib/story-words';
import { list, t } from '../lib/words.svelte';
import { isEntry, type Entry, type EntryOf } from './entries';
import { cardNames, djinnName, meepleNames } from './names';

/** One entry as a sentence; what a later server may tell is told by its words alone. */
export function sentence(entry: StoryEntry, names: Names): string {
  return isEntry(entry) ? t(`story-ft-${entry.what}${formOf(entry)}`, fieldsOf(entry, names)) : entry.what;
}

/** Which of its sentences tells an entry: by the sign of `n`, or by what the reader may know. */
function formOf(entry: Entry): string {
  switch (entry.what) {
    case 'kill':
      return entry.of === undefined ? '' : '-in-front';
    case 'coins':
      return entry.n < 0 ? '-paid' : '';
    case 'viziers':
    case 'elders':
      return entry.n < 0 ? '-lost' : '';
    case 'draw':
      return entry.cards ? '-known' : '';
    default:
      return '';
  }
}

function fieldsOf(entry: Entry, names: Names): Record<string, string | number> {
  const fields = plainFields(entry, names);
  if ('djinn' in entry) fields.djinn = djinnName(entry.djinn);
  if ('cards' in entry && entry.cards) fields.cards = cardNames(entry.cards);
  if ('djinns' in entry) fields.djinns = list(entry.djinns.map(djinnName));
  if ('meeples' in entry) fields.meeples = meepleNames(entry.meeples);
  if (entry.what === 'sell') Object.assign(fields, { goods: cardNames(entry.goods), n: entry.goods.length });
  if (entry.what === 'refill') fields.new = list([...entry.cards.map((card) => t(`good-${card}`)), ...entry.djinns.map(djinnName)]);
  if (entry.what === 'round') fields.order = list(entry.order.map(names));
  return fields;
}

const lineAt: StoryWords['lineAt'] = (story, at, names) => {
  const entry = story[at];
  if (!entry) return null;
  if (!isEntry(entry)) return { entries: 1, tell: () => sentence(entry, names) };
  if (entry.what === 'pick') {
    const drops = dropsAfter(story, at + 1);
    return { entries: 1 + drops.length, tell: () => (drops.length > 0 ? move(entry, drops, names) : sentence(entry, names)) };
  }
  return goesWithoutSaying(entry, story, at) ? null : { entries: 1, tell: () => sentence(entry, names) };
};

function dropsAfter(story: StoryEntry[], from: number): EntryOf<'drop'>[] {
  const drops: EntryOf<'drop'>[] = [];
  for (const entry of story.slice(from)) {
    if (!isEntry(entry) || entry.what !== 'drop') break;
    drops.push(entry);
  }
  return drops;
}

/** A whole move: where the meeples were picked, and where each went. */
function move(pick: EntryOf<'pick'>, drops: EntryOf<'drop'>[], names: Names): string {
  const path = drops.map(({ tribe, tile }) => t('table-story-drop', { tribe: t(`tribe-${tribe}`), tile }));
  return t('table-story-move', { name: nameOf(pick, names), tile: pick.tile, path: path.join(', ') });
}

/** Whether an entry only says again what one beside it has told. */
function goesWithoutSaying(entry: Entry, story: StoryEntry[], at: number): boolean {
  const before = story[at - 1];
  switch (entry.what) {
    case 'end':
    case 'buy':
      return true;
    case 'turn':
      return at < story.length - 1;
    case 'coins':
      return isEntry(before) && before.what === 'bid' && before.spot === -entry.n;
    case 'viziers':
    case 'elders':
      if (entry.rule === 'FT-A1' || entry.rule === 'FT-D-IBLIS') return true;
      return isEntry(before) && before.what === 'gather' && before.n === entry.n;
    case 'pass':
      return entry.step === 'before-tile' && story.length > 1;
    case 'builders':
      return entry.fakirs === 0;
    case 'offer':
      return story.slice(at + 1).find((later) => later.what !== 'offer')?.what === 'sell';
    case 'refill':
      return entry.cards.length + entry.djinns.length === 0;
    default:
      return false;
  }
}

export const storyWords: StoryWords = { sentence, lineAt };
