// Setting up tables, and lists of them.

import { ask, tell } from './api';
import { me } from './me.svelte';
import type { Level, Listing, NewReview, NewTable, SeatWish, TableStatus } from './protocol';
import { router } from './router.svelte';

/** Set a table up and go there; a guest is made on the way where nobody is known. */
export async function setUp(wish: NewTable, { start = false } = {}): Promise<void> {
  await me.ensure();
  const { id } = await ask('TableInfo', 'POST', '/tables', wish);
  if (start) await tell('POST', `/tables/${id}/start`);
  router.go(`/table/${id}`);
}

/** Seats against bots: oneself, and bots on all others. */
export function againstBots(players: number, level: Level): SeatWish[] {
  return [{ kind: 'person' }, ...onlyBots(players - 1, level)];
}

export function onlyBots(players: number, level: Level): SeatWish[] {
  return Array.from({ length: players }, () => ({ kind: 'bot', bot: level }));
}

export async function publicTables(status: TableStatus): Promise<Listing[]> {
  return (await ask('Listings', 'GET', `/tables?status=${status}`)).tables;
}

export async function myTables(status: TableStatus, before?: number): Promise<Listing[]> {
  const older = before === undefined ? '' : `&before=${before}`;
  return (await ask('Listings', 'GET', `/me/tables?status=${status}${older}`)).tables;
}

/** Look at a finished game, or at a record, turn by turn. */
export async function review(of: NewReview): Promise<void> {
  const { id } = await ask('ReviewId', 'POST', '/reviews', of);
  router.go(`/review/${id}`);
}
