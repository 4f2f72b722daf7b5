// A record that was kept as a file, opened from any screen: the same words wherever it can't be.

import { ApiError } from './api';
import { isRecord, parse } from './json';
import { review } from './tables';
import { reason, t } from './words.svelte';

/** Look at the game that a file holds; in words why not, where that can't be. */
export async function openRecord(file: File): Promise<string> {
  const record = parse(await file.text());
  if (!isRecord(record)) return t(record === null ? 'reason-record-unreadable' : 'reason-no-record');
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
