// What of the lessons has been done on this device.

import { isRecord, isTexts, readStored, store } from '../lib/json';
import type { LessonInfo } from '../lib/protocol';

const KEY = 'caravanserai.lessons';

function read(): Record<string, string[]> {
  const kept = readStored(KEY);
  const done: Record<string, string[]> = {};
  for (const [lesson, tasks] of Object.entries(isRecord(kept) ? kept : {})) if (isTexts(tasks)) done[lesson] = tasks;
  return done;
}

/** The tasks of a lesson that were solved on this device. */
export function solved(lesson: string): string[] {
  return read()[lesson] ?? [];
}

export function keepSolved(lesson: string, task: string): void {
  const done = read();
  done[lesson] = [...new Set([...(done[lesson] ?? []), task])];
  store(KEY, done);
}

/** The lesson's own name, without the game. */
export function nameOf(lesson: LessonInfo): string {
  return lesson.id.slice(lesson.id.indexOf('/') + 1);
}
