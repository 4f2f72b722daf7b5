// A rival's turn arrives whole. To show it step by step, the view of before is led through what the story tells;
// at the end stands the view that the server sent.

import type { Entry, EntryOf } from './entries';
import { zerosOf } from './track';
import { withMeeple, withoutMeeples, type View, type RoundView, type SeatView, type TileView } from './view';

export interface Beat {
  /** What happens in it; the first entry names it. */
  entries: Entry[];
  view: View;
  /** All that has been told so far, this beat included. */
  told: Entry[];
  /** How much of the whole story has been told then; null where it was told before, and is shown again. */
  upTo: number | null;
  /** The points in sight then. */
  points: readonly number[];
}

/** What one waits for; whatever else is told belongs to the beat before. */
const STARTS = new Set(['bid', 'pick', 'drop', 'gather', 'kill', 'take', 'buy', 'use', 'place', 'keep', 'sell']);

/** What stands at the end of a turn: the view and the points that the server sent, and how long the whole story is. */
export interface After {
  view: View;
  points: { before: readonly number[]; after: readonly number[] };
  length: number;
}

/** The beats of what happened; `after` is what is known to stand at the end. */
export function beats(before: View, story: readonly Entry[], after: After): Beat[] {
  const found: Beat[] = [];
  const told: Entry[] = [];
  let view = before;
  for (const entry of story) {
    view = tellInto(view, entry);
    told.push(entry);
    const last = found.at(-1);
    const upTo = after.length - story.length + told.length;
    if (STARTS.has(entry.what) || !last) found.push({ entries: [entry], view, told: [...told], upTo, points: after.points.before });
    else Object.assign(last, { entries: [...last.entries, entry], view, told: [...told], upTo });
  }
  const end = found.at(-1);
  if (end) Object.assign(end, { view: after.view, points: after.points.after });
  return found;
}

/** The view with one entry of the story carried into it, as far as it can be seen on the table. */
export function tellInto(view: View, entry: Entry): View {
  switch (entry.what) {
    case 'bid':
      return takeSpot(view, entry.seat ?? 0, entry.spot);
    case 'pick':
      return onTile(view, entry.tile, () => ({ meeples: '' }));
    case 'drop':
      return onTile(view, entry.tile, ({ meeples }) => ({ meeples: withMeeple(meeples, entry.tribe) }));
    case 'gather':
      return onTile(view, entry.tile, ({ meeples }) => ({ meeples: withoutMeeples(meeples, entry.tribe, entry.n) }));
    case 'kill':
      return onTile(view, entry.tile ?? '', ({ meeples }) => ({ meeples: withoutMeeples(meeples, entry.tribe) }));
    case 'camel':
      return atSeat(onTile(view, entry.tile, () => ({ owner: entry.seat })), entry, ({ camels }) => ({ camels: camels + entry.n }));
    case 'palm':
      return onTile(view, entry.tile, ({ palms }) => ({ palms: palms + 1 }));
    case 'palace':
      return onTile(view, entry.tile, ({ palaces }) => ({ palaces: palaces + 1 }));
    case 'bring':
      return onTile(view, entry.tile, () => ({ meeples: entry.meeples }));
    case 'coins':
      return atSeat(view, entry, ({ coins }) => ({ coins: coins === null ? null : coins + entry.n }));
    case 'viziers':
      return atSeat(view, entry, ({ viziers }) => ({ viziers: viziers + entry.n }));
    case 'elders':
      return atSeat(view, entry, ({ elders }) => ({ elders: elders + entry.n }));
    case 'take':
      return { ...view, resources: { ...view.resources, row: without(view.resources.row, entry.cards) } };
    case 'djinn':
      return gainDjinn(view, entry);
    default:
      return view;
  }
}

function onTile(view: View, name: string, change: (tile: TileView) => Partial<TileView>): View {
  const tile = view.tiles[name];
  return tile ? { ...view, tiles: { ...view.tiles, [name]: { ...tile, ...change(tile) } } } : view;
}

function atSeat(view: View, entry: Entry, change: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((seat, index) => (index === entry.seat ? { ...seat, ...change(seat) } : seat)) };
}

function takeSpot(view: View, seat: number, spot: number): View {
  const { track, done } = view.round;
  const taken: RoundView['track'] = spot === 0 ? { '0': [...zerosOf(view.round), seat] } : { [spot]: seat };
  return { ...view, round: { ...view.round, track: { ...track, ...taken }, done: done + 1 } };
}

function gainDjinn(view: View, entry: EntryOf<'djinn'>): View {
  const { djinn } = entry;
  const gained = atSeat(view, entry, ({ djinns }) => ({ djinns: [...djinns, djinn] }));
  return { ...gained, djinns: { ...view.djinns, row: without(view.djinns.row, [djinn]) } };
}

function without(row: string[], gone: string[]): string[] {
  const left = [...row];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
