// A list that comes in pages, newest first: more is asked for by a button, and what has changed is read anew.

import { ApiError } from '../lib/api';
import { reason, t } from '../lib/words.svelte';

/** So many lines the server tells at once; fewer are the last. */
export const PAGE = 50;

export class Pages<T> {
  items = $state.raw<T[]>([]);
  /** Whether older ones may follow. */
  more = $state(false);
  /** Whether anything has been read yet. */
  ready = $state(false);
  trouble = $state('');
  private turn = 0;

  constructor(private readonly read: (after: T | null) => Promise<T[]>) {}

  /** Read the list from its beginning, as far as it is shown. */
  async renew(): Promise<void> {
    await this.reading(async (overtaken) => {
      const wanted = this.items.length;
      let [items, more] = await this.page(null);
      while (more && items.length < wanted && !overtaken()) {
        const [older, evenMore] = await this.page(items.at(-1) ?? null);
        [items, more] = [[...items, ...older], evenMore];
      }
      return [items, more];
    });
  }

  /** Another list is wanted: its first page. */
  async begin(): Promise<void> {
    this.items = [];
    await this.renew();
  }

  /** The next page. */
  async next(): Promise<void> {
    await this.reading(async () => {
      const [older, more] = await this.page(this.items.at(-1) ?? null);
      return [[...this.items, ...older], more];
    });
  }

  private async page(after: T | null): Promise<[T[], boolean]> {
    const items = await this.read(after);
    return [items, items.length >= PAGE];
  }

  private async reading(act: (overtaken: () => boolean) => Promise<[T[], boolean]>): Promise<void> {
    const turn = ++this.turn;
    const overtaken = (): boolean => turn !== this.turn;
    try {
      const [items, more] = await act(overtaken);
      if (overtaken()) return;
      this.items = items;
      this.more = more;
      this.ready = true;
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!overtaken()) this.trouble = error.code === 'offline' ? t('table-offline') : reason(error);
    }
  }
}
