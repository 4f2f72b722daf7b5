// Records that were kept as files, in JSON or as text, and positions in one line, opened from any screen: the same words
// wherever one can't be.

import { ApiError } from './api';
import { isRecord, parse, type Fields } from './json';
import { review } from './tables';
import { reason, t } from './words.svelte';

/** How a record as text begins: with a tag in brackets. */
const TEXT = /^[\s\uFEFF]*\[[A-Za-z]/;

/** Look at the game that a file holds; in words why not, where that can't be. */
export async function openRecord(file: File): Promise<string> {
  const text = await file.text();
  if (TEXT.test(text)) return open(text);
  const record = parse(text);
  if (!isRecord(record)) return t(record === null ? 'reason-record-unreadable' : 'reason-no-record');
  return open(record);
}

/** Look at a record, in JSON or as text, or at a position in one line; likewise. */
export async function open(record: Fields | string): Promise<string> {
  try {
    await review({ record });
    return '';
  } catch (error) {
    if (error instanceof ApiError) return why(error);
    throw error;
  }
}

function why(error: ApiError): string {
  if (error.code === 'offline') return t('table-offline');
  if (error.code === 'too-large') return t('reason-no-record');
  const step = /steps\[(\d+)\]/.exec(error.field ?? '')?.[1];
  return step ? t('home-bad-record', { n: Number(step) + 1 }) : reason(error);
}
