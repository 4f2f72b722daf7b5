// A round in which all tables are dealt the same, seat by seat: how far ahead each was with the same cards.

import type { RoundInfo, SeatOfRound } from '../lib/protocol';

export interface FieldSeat {
  /** People at those tables: only tables of one size are compared. */
  size: number;
  seat: number;
  /** Who had that seat, who has left most behind first. */
  rows: SeatOfRound[];
}

/** The seats of a round that can be compared so far: those with a result at two tables or more. */
export function fieldOf(round: RoundInfo): FieldSeat[] {
  const field = new Map<string, FieldSeat>();
  for (const { seats } of round.tables) {
    for (const [seat, one] of seats.entries()) {
      if (one.points == null) continue;
      const key = `${seats.length} ${seat}`;
      const found = field.get(key) ?? { size: seats.length, seat, rows: [] };
      found.rows.push(one);
      field.set(key, found);
    }
  }
  const several = [...field.values()].filter(({ rows }) => rows.length > 1);
  for (const { rows } of several) rows.sort((one, other) => (other.points ?? 0) - (one.points ?? 0) || (other.lead ?? 0) - (one.lead ?? 0));
  return several.sort((one, other) => other.size - one.size || one.seat - other.seat);
}
