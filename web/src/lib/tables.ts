// Setting up tables, and lists of them.

import { api } from './api';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { ClockSetting, GameName, TableInfo } from './protocol';

export interface SeatWish {
  kind: 'person' | 'bot' | 'same-screen' | 'free';
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: GameName;
  players: number;
  variant?: string;
  open?: boolean;
  hints?: boolean;
  public?: boolean;
  clock?: ClockSetting;
  seats?: SeatWish[];
}

export interface Listing {
  table: TableInfo;
  created_at: number;
  finished_at?: number | null;
  act?: number | null;
  your_turn?: boolean;
  result?: { why: string; winners: number[]; scores: Record<string, number>[] | null } | null;
}

/** Set a table up and go there; a guest is made on the way where nobody is known. */
export async function setUp(wish: TableWish, { start = false } = {}): Promise<void> {
  await me.ensure();
  const table = await api<TableInfo>('POST', '/tables', wish);
  if (start) await api('POST', `/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}

/** Seats against bots: oneself, and bots on all others. */
export function againstBots(players: number, level: string): SeatWish[] {
  return [{ kind: 'person' }, ...onlyBots(players - 1, level)];
}

export function onlyBots(players: number, level: string): SeatWish[] {
  return Array.from({ length: players }, () => ({ kind: 'bot', bot: level }));
}

type Status = 'waiting' | 'playing' | 'finished';

export async function publicTables(status: Status): Promise<Listing[]> {
  return (await api<{ tables?: Listing[] }>('GET', `/tables?status=${status}`)).tables ?? [];
}

export async function myTables(status: Status, before?: number): Promise<Listing[]> {
  const older = before === undefined ? '' : `&before=${before}`;
  return (await api<{ tables?: Listing[] }>('GET', `/me/tables?status=${status}${older}`)).tables ?? [];
}

/** Look at a finished game, or at a record, turn by turn. */
export async function review(of: { table: string } | { record: unknown }): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/reviews', of);
  router.go(`/review/${id}`);
}
