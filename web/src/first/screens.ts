// The screens by the first part of the path; each is loaded when it is first shown.

import type { Component } from 'svelte';

import type { Barrier } from '../lib/gate.svelte';
import type { Area } from './languages';

export type Screen = Component<{ parts: string[] }>;

const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  '': () => import('../screens/Home.svelte'),
  table: () => import('../screens/TableScreen.svelte'),
  new: () => import('../screens/NewTable.svelte'),
  me: () => import('../screens/Me.svelte'),
  player: () => import('../player/Player.svelte'),
  history: () => import('../player/History.svelte'),
  link: () => import('../screens/Link.svelte'),
  confirm: () => import('../screens/Link.svelte'),
  review: () => import('../review/Review.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  puzzles: () => import('../puzzles/Puzzles.svelte'),
  puzzle: () => import('../puzzles/Puzzle.svelte'),
  rules: () => import('../learn/Rules.svelte'),
  aid: () => import('../learn/Aid.svelte'),
  keepers: () => import('../keepers/Keepers.svelte'),
  enter: () => import('../screens/Entrance.svelte'),
  score: () => import('../score/Score.svelte'),
  tournaments: () => import('../tournaments/Tournaments.svelte'),
  tournament: () => import('../tournaments/Tournament.svelte'),
  match: () => import('../company/Match.svelte'),
  friends: () => import('../company/Friends.svelte'),
  friend: () => import('../company/FriendLink.svelte'),
};

/** The words that only some screens need, by the same part. */
export const WORDS: ReadonlyMap<string, Area> = new Map([
  ['learn', 'learn'],
  ['rules', 'learn'],
  ['aid', 'learn'],
  ['keepers', 'keepers'],
  ['puzzles', 'puzzles'],
  ['puzzle', 'puzzles'],
  ['player', 'profile'],
  ['history', 'profile'],
  ['review', 'review'],
  ['score', 'score'],
  ['tournaments', 'tournaments'],
  ['tournament', 'tournaments'],
  ['match', 'company'],
  ['friends', 'company'],
  ['friend', 'company'],
]);

/** The parts of a path: `/table/abc` is `['table', 'abc']`. */
export function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

/** Load the screen of a place, which is the first part of a path. */
export async function loadScreen(place: string): Promise<Screen> {
  const load = Object.hasOwn(SCREENS, place) ? SCREENS[place] : undefined;
  return (await (load ?? (() => import('../screens/NotFound.svelte')))()).default;
}

/** Load what is shown where the house doesn't let us in. */
export async function loadBarrier(barrier: Exclude<Barrier, 'wait'>): Promise<Screen> {
  return (await (barrier === 'banned' ? import('../screens/Banned.svelte') : import('../screens/Entrance.svelte'))).default;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign: nothing of ours is called so
  }
}
