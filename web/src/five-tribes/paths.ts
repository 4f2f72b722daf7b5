// The ways that are drawn over the board, read from the story or from actions.

import type { StoryEntry } from '../lib/protocol';
import { read } from './choices';
import { isEntry } from './entries';

export interface Path {
  /** The tile where it starts, then each tile in turn. */
  tiles: string[];
  /** played: ink; ahead: hollow and dotted; best: the bot's choice, dotted in the glow. */
  look: 'played' | 'ahead' | 'best';
  /** In a seat's colour and weave: a rival's move. */
  seat?: number;
  /** The number of its first step. */
  first?: number;
}

/** The move under way or just made: where the meeples were picked, which, and where they were dropped. */
export interface Move {
  seat: number;
  from: string;
  meeples: string;
  drops: string[];
}

/** The last move that the story tells of; null once somebody else's turn or a new round has begun. */
export function lastMove(story: readonly StoryEntry[]): Move | null {
  const at = story.findLastIndex((entry) => ['pick', 'turn', 'round'].includes(entry.what));
  const pick = story[at];
  if (!isEntry(pick) || pick.what !== 'pick') return null;
  const drops = story.slice(at).flatMap((entry) => (isEntry(entry) && entry.what === 'drop' ? [entry.tile] : []));
  return { seat: pick.seat ?? 0, from: pick.tile, meeples: pick.meeples, drops };
}

/** The tiles over which actions lead: those picked from and dropped on, from `here` if they begin with a drop. */
export function tilesOf(actions: readonly string[], here: string | null): string[] {
  const choices = actions.map(read);
  const tiles = choices.flatMap((choice) => (choice.kind === 'pick' || choice.kind === 'drop' ? [choice.tile] : []));
  return choices[0]?.kind === 'drop' && here ? [here, ...tiles] : tiles;
}

/** The tile and the tribe of the last drop: where a way ends. */
export function endOf(actions: readonly string[]): { tile: string; tribe: string } | null {
  const drop = actions.map(read).findLast((choice) => choice.kind === 'drop');
  return drop?.kind === 'drop' ? { tile: drop.tile, tribe: drop.tribe } : null;
}
