// The lessons as the server lists them, and what of them has been done on this device.

import type { GameName, StoryEntry, View } from '../lib/protocol';

export interface TaskInfo {
  id: string;
  /** The id of its text, which begins with `learn-`. */
  words: string;
}

export interface LessonInfo {
  /** The game and the lesson's own name: `five-tribes/bidding`. */
  id: string;
  game: GameName;
  tasks: TaskInfo[];
}

/** A task after the actions that were sent. */
export interface TaskState {
  view: View;
  seat: number;
  act: number | null;
  legal: string[] | null;
  story: StoryEntry[];
  done: boolean;
  /** The turn is over without that. */
  failed: boolean;
  refused: { message: string; rule?: string | null } | null;
  gain: number;
}

const KEY = 'caravanserai.lessons';

type Done = Record<string, string[]>;

function read(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Done;
  } catch {
    return {};
  }
}

/** The tasks of a lesson that were solved on this device. */
export function solved(lesson: string): string[] {
  return read()[lesson] ?? [];
}

export function keepSolved(lesson: string, task: string): void {
  const done = read();
  done[lesson] = [...new Set([...(done[lesson] ?? []), task])];
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // A browser that keeps nothing: the lessons can be done all the same.
  }
}

/** The lesson's own name, without the game. */
export function nameOf(lesson: LessonInfo): string {
  return lesson.id.slice(lesson.id.indexOf('/') + 1);
}
