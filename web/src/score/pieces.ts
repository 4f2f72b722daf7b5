// The pieces that the seats have at the end of a game with the real box, as they are entered, kept and sent.

import type { SeatCount } from '../lib/games';
import { isRecord, isTexts } from '../lib/json';

export interface Entered extends SeatCount {
  name: string;
}

export interface SheetEntry {
  seats: Entered[];
}

export const MOST_SEATS = 4;

export function emptySeat(): Entered {
  return { name: '', numbers: {}, counts: {}, djinns: [] };
}

export function emptySheet(seats: number): SheetEntry {
  return { seats: Array.from({ length: seats }, emptySeat) };
}

/** The same sheet with more or fewer seats. */
export function withSeats(sheet: SheetEntry, seats: number): SheetEntry {
  return { seats: Array.from({ length: seats }, (_, seat) => sheet.seats[seat] ?? emptySeat()) };
}

/** A djinn is there once: who gets it takes it from whoever had it; who has it gives it back. */
export function moveDjinn(sheet: SheetEntry, seat: number, djinn: string): SheetEntry {
  return {
    seats: sheet.seats.map((entered, index) => {
      const without = entered.djinns.filter((one) => one !== djinn);
      const takes = index === seat && without.length === entered.djinns.length;
      return { ...entered, djinns: takes ? [...without, djinn] : without };
    }),
  };
}

/** What the server finds wrong: `seats[1].treasures.ring` is the ring of seat 1. */
export function wrongField(field: string | null): { seat: number; what: string } | null {
  const [, seat, what] = /^seats\[(\d)\]\.(?:goods\.|treasures\.)?([a-z-]+)/.exec(field ?? '') ?? [];
  return seat === undefined || what === undefined ? null : { seat: Number(seat), what };
}

/** A sheet that was kept, if it is one. */
export function readKept(kept: unknown): SheetEntry | null {
  if (!isRecord(kept) || !Array.isArray(kept.seats)) return null;
  const seats = kept.seats.filter(isEntered);
  return seats.length === kept.seats.length && seats.length > 0 && seats.length <= MOST_SEATS ? { seats } : null;
}

function isEntered(seat: unknown): seat is Entered {
  if (!isRecord(seat) || typeof seat.name !== 'string' || !isTexts(seat.djinns)) return false;
  return [seat.numbers, seat.counts].every((numbers) => isRecord(numbers) && Object.values(numbers).every((n) => typeof n === 'number'));
}
