// What may be clicked: the legal actions, which are lines of words, sorted by what on the screen they belong to.
// Nothing here knows why an action is legal.

import { TRIBES, type Tribe } from './view';

export type Choice = { do: string } & (
  | { kind: 'bid'; spot: number }
  | { kind: 'pick'; tile: string }
  | { kind: 'place'; tile: string }
  | { kind: 'drop'; tribe: Tribe; tile: string }
  | { kind: 'kill'; tribe: Tribe; tile: string }
  | { kind: 'kill-in-front'; tribe: Tribe; seat: number }
  | { kind: 'builders'; fakirs: number }
  | { kind: 'take'; place: number }
  | { kind: 'buy'; djinn: string; way: string }
  | { kind: 'use'; djinn: string; way: string }
  | { kind: 'keep'; djinn: string }
  | { kind: 'offer'; good: string }
  | { kind: 'discount' | 'sell' | 'pass' | 'end' }
  /** Whatever a later server may offer: still to be chosen, by its words. */
  | { kind: 'other' }
);
export type Of<K extends Choice['kind']> = Extract<Choice, { kind: K }>;
type OnTile = Of<'pick' | 'place' | 'drop' | 'kill'>;

const TILE = /^[A-F][1-5]$/;
const SEAT = /^seat(\d)$/;

/** The action that a line of words names. */
export function read(action: string): Choice {
  const [verb = '', first = '', second = ''] = action.split(' ');
  const number = Number(first);
  switch (verb) {
    case 'bid':
      return { do: action, kind: 'bid', spot: number };
    case 'pick':
    case 'place':
      return { do: action, kind: verb, tile: first };
    case 'drop':
    case 'kill': {
      const tribe = TRIBES.find((one) => one === first);
      const seat = SEAT.exec(second)?.[1];
      if (tribe && TILE.test(second)) return { do: action, kind: verb, tribe, tile: second };
      if (tribe && seat) return { do: action, kind: 'kill-in-front', tribe, seat: Number(seat) };
      return { do: action, kind: 'other' };
    }
    case 'builders':
      return { do: action, kind: 'builders', fakirs: number };
    case 'take':
      return { do: action, kind: 'take', place: number };
    case 'buy':
    case 'use':
      return { do: action, kind: verb, djinn: first, way: second };
    case 'keep':
      return { do: action, kind: 'keep', djinn: first };
    case 'offer':
      return { do: action, kind: 'offer', good: first };
    case 'discount':
    case 'sell':
    case 'pass':
    case 'end':
      return { do: action, kind: verb };
    default:
      return { do: action, kind: 'other' };
  }
}

/** The legal actions, by the thing on the screen that offers them. */
export class Choices {
  readonly all: Choice[];

  constructor(legal: readonly string[]) {
    this.all = legal.map(read);
  }

  of<K extends Choice['kind']>(kind: K): Of<K>[] {
    return this.all.filter((choice): choice is Of<K> => choice.kind === kind);
  }

  has(action: string): boolean {
    return this.all.some((choice) => choice.do === action);
  }

  /** What a tile offers; of drops only those of the tribe chosen in the hand, if one is. */
  onTile(tile: string, chosen: Tribe | null = null): OnTile[] {
    return this.all.filter(
      (choice): choice is OnTile =>
        'tile' in choice && choice.tile === tile && (choice.kind !== 'drop' || chosen === null || choice.tribe === chosen),
    );
  }

  /** The tiles that offer anything. */
  tiles(chosen: Tribe | null = null): Set<string> {
    const named = this.all.flatMap((choice) => ('tile' in choice ? [choice.tile] : []));
    return new Set(named.filter((tile) => this.onTile(tile, chosen).length > 0));
  }

  /** The tribes of which a meeple may be dropped now. */
  tribes(): Tribe[] {
    return TRIBES.filter((tribe) => this.of('drop').some((drop) => drop.tribe === tribe));
  }

  /** The ways to pay for a djinn of the row, or for the power of one's own. */
  ofDjinn(kind: 'buy' | 'use', djinn: string): Of<'buy' | 'use'>[] {
    return this.all.filter((choice): choice is Of<'buy' | 'use'> => choice.kind === kind && choice.djinn === djinn);
  }

  /** Whom the assassins may kill in front of a seat. */
  inFrontOf(seat: number): Of<'kill-in-front'>[] {
    return this.of('kill-in-front').filter((kill) => kill.seat === seat);
  }

  /** Nothing to choose: for what is only looked at. */
  none(): Choices {
    return new Choices([]);
  }

  /** The djinns whose power may be paid for now. */
  powers(): string[] {
    return [...new Set(this.of('use').map((use) => use.djinn))];
  }
}

/** The legal actions that begin as typed, in capitals or not. */
export function complete(typed: string, legal: readonly string[]): string[] {
  const start = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  return legal.filter((action) => action.toLowerCase().startsWith(start));
}
