// The pieces that the seats have at the end of a game with the real box, as they are entered, kept and sent.

import type { GameName } from '../lib/protocol';

export interface Entered {
  name: string;
  /** Single numbers: coins, viziers …, or the running score. */
  numbers: Record<string, number>;
  /** How many of each good or treasure. */
  counts: Record<string, number>;
  djinns: string[];
}

export interface SheetEntry {
  seats: Entered[];
}

/** The numbers to enter, with the picture of each. */
export const NUMBERS: Record<GameName, { name: string; icon: string }[]> = {
  'five-tribes': [
    { name: 'coins', icon: 'coin' },
    { name: 'viziers', icon: 'vizier' },
    { name: 'elders', icon: 'elder' },
    { name: 'palms', icon: 'palm' },
    { name: 'palaces', icon: 'palace' },
    { name: 'tiles', icon: 'badge-blue' },
    { name: 'fakirs', icon: 'fakir' },
  ],
  'ali-baba': [{ name: 'score', icon: 'magic-pink' }],
};

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

/** What is sent to the server. */
export function request(game: GameName, sheet: SheetEntry): { seats: unknown[] } {
  const seats = sheet.seats.map(({ numbers, counts, djinns }) =>
    game === 'five-tribes' ? { ...numbers, goods: counts, djinns } : { ...numbers, treasures: counts },
  );
  return { seats };
}

/** What the server finds wrong: `seats[1].treasures.ring` is the ring of seat 1. */
export function wrongField(field: string | null): { seat: number; what: string } | null {
  const [, seat, what] = /^seats\[(\d)\]\.(?:goods\.|treasures\.)?([a-z-]+)/.exec(field ?? '') ?? [];
  return seat === undefined || what === undefined ? null : { seat: Number(seat), what };
}

/** A sheet that was kept, if it is one. */
export function readKept(text: string | null): SheetEntry | null {
  try {
    const kept = JSON.parse(text ?? 'null') as SheetEntry | null;
    const whole = kept?.seats.length && kept.seats.length <= MOST_SEATS && kept.seats.every((seat) => seat.numbers && seat.counts && seat.djinns);
    return whole ? kept : null;
  } catch {
    return null;
  }
}
