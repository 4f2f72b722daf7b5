// A rival's turn arrives whole. To show it step by step, the view of before is led through what the story tells;
// at the end stands the view that the server sent.

import type { StoryEntry } from '../lib/protocol';
import { withMeeple, withoutMeeples, type FiveTribesView, type RoundView, type SeatView, type TileView } from './view';

export interface Beat {
  /** What happens in it; the first entry names it. */
  entries: StoryEntry[];
  view: FiveTribesView;
  /** All that has been told so far, this beat included. */
  told: StoryEntry[];
}

/** What one waits for; whatever else is told belongs to the beat before. */
const STARTS = new Set(['bid', 'pick', 'drop', 'gather', 'kill', 'take', 'buy', 'use', 'place', 'keep', 'sell']);

/** The beats of what happened; `after` is what is known to stand at the end. */
export function beats(before: FiveTribesView, story: readonly StoryEntry[], after: FiveTribesView): Beat[] {
  const found: Beat[] = [];
  const told: StoryEntry[] = [];
  let view = before;
  for (const entry of story) {
    view = tellInto(view, entry);
    told.push(entry);
    const last = found.at(-1);
    if (STARTS.has(entry.what) || !last) found.push({ entries: [entry], view, told: [...told] });
    else Object.assign(last, { entries: [...last.entries, entry], view, told: [...told] });
  }
  const end = found.at(-1);
  if (end) end.view = after;
  return found;
}

/** The view with one entry of the story carried into it, as far as it can be seen on the table. */
export function tellInto(view: FiveTribesView, entry: StoryEntry): FiveTribesView {
  const tile = entry.tile as string;
  const tribe = entry.tribe as string;
  const n = entry.n as number;
  switch (entry.what) {
    case 'bid':
      return takeSpot(view, entry.seat ?? 0, entry.spot as number);
    case 'pick':
      return onTile(view, tile, () => ({ meeples: '' }));
    case 'drop':
      return onTile(view, tile, ({ meeples }) => ({ meeples: withMeeple(meeples, tribe) }));
    case 'gather':
      return onTile(view, tile, ({ meeples }) => ({ meeples: withoutMeeples(meeples, tribe, n) }));
    case 'kill':
      return tile ? onTile(view, tile, ({ meeples }) => ({ meeples: withoutMeeples(meeples, tribe) })) : view;
    case 'camel':
      return atSeat(onTile(view, tile, () => ({ owner: entry.seat })), entry, ({ camels }) => ({ camels: camels + n }));
    case 'palm':
      return onTile(view, tile, ({ palms }) => ({ palms: palms + 1 }));
    case 'palace':
      return onTile(view, tile, ({ palaces }) => ({ palaces: palaces + 1 }));
    case 'bring':
      return onTile(view, tile, () => ({ meeples: entry.meeples as string }));
    case 'coins':
      return atSeat(view, entry, ({ coins }) => ({ coins: coins === null ? null : coins + n }));
    case 'viziers':
      return atSeat(view, entry, ({ viziers }) => ({ viziers: viziers + n }));
    case 'elders':
      return atSeat(view, entry, ({ elders }) => ({ elders: elders + n }));
    case 'take':
      return { ...view, resources: { ...view.resources, row: without(view.resources.row, entry.cards as string[]) } };
    case 'djinn':
      return gainDjinn(view, entry);
    default:
      return view;
  }
}

function onTile(view: FiveTribesView, name: string, change: (tile: TileView) => Partial<TileView>): FiveTribesView {
  const tile = view.tiles[name];
  return tile ? { ...view, tiles: { ...view.tiles, [name]: { ...tile, ...change(tile) } } } : view;
}

function atSeat(view: FiveTribesView, entry: StoryEntry, change: (seat: SeatView) => Partial<SeatView>): FiveTribesView {
  return { ...view, seats: view.seats.map((seat, index) => (index === entry.seat ? { ...seat, ...change(seat) } : seat)) };
}

function takeSpot(view: FiveTribesView, seat: number, spot: number): FiveTribesView {
  const { track, done } = view.round;
  const zeros = (track['0'] as number[] | undefined) ?? [];
  const taken: RoundView['track'] = spot === 0 ? { '0': [...zeros, seat] } : { [spot]: seat };
  return { ...view, round: { ...view.round, track: { ...track, ...taken }, done: done + 1 } };
}

function gainDjinn(view: FiveTribesView, entry: StoryEntry): FiveTribesView {
  const djinn = entry.djinn as string;
  const gained = atSeat(view, entry, ({ djinns }) => ({ djinns: [...djinns, djinn] }));
  return { ...gained, djinns: { ...view.djinns, row: without(view.djinns.row, [djinn]) } };
}

function without(row: string[], gone: string[]): string[] {
  const left = [...row];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
