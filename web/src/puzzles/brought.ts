// Puzzles out of a file that somebody opened: the browser keeps them until its tab is closed.

import { ApiError, askFor } from '../lib/api';
import { hasFields, isRecord, parse } from '../lib/json';
import type { PuzzleName } from '../lib/protocol';
import { reason, t } from '../lib/words.svelte';

const KEY = 'caravanserai.puzzles';
/** As many as the server reads at once. */
const MOST = 100;

function isName(value: unknown): value is PuzzleName {
  return isRecord(value) && hasFields(value, ['id', 'game']);
}

function areNames(value: unknown): value is PuzzleName[] {
  return Array.isArray(value) && value.every(isName);
}

/** The puzzles of the file that was opened last. */
export function brought(): PuzzleName[] {
  const kept = parse(sessionStorage.getItem(KEY));
  return areNames(kept) ? kept : [];
}

/** Have the server read a file, of many puzzles the first; what is in it, or in words why it can't be read. */
export async function openPuzzles(file: File): Promise<PuzzleName[] | string> {
  const text = (await file.text()).split('\n').slice(0, MOST).join('\n');
  try {
    const found = await askFor(areNames, 'POST', '/puzzles/files', { text });
    sessionStorage.setItem(KEY, JSON.stringify(found));
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'offline') return t('puzzles-not-loaded');
    const line = /line (\d+)/.exec(error.message)?.[1];
    return line && Number(line) > 1 ? t('puzzles-bad-line', { n: Number(line) }) : reason(error);
  }
}
