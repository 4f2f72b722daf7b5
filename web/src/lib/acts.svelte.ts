// Asking the server for something by a button: one at a time, with what went wrong in words.

import { ApiError } from './api';
import { reason, t } from './words.svelte';

export class Acts {
  busy = $state(false);
  /** Why the last one failed. */
  trouble = $state('');

  /** Do it; false if the server wouldn't. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await act();
      return true;
    } catch (error) {
      this.trouble = inWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'offline') return t('table-offline');
  return reason(error);
}
