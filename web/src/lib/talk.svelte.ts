// What is said at a table in play: whether there is somebody to talk to, what has not been read yet, and the line that has just come.

import { getContext, setContext, untrack } from 'svelte';

import { announce } from './announcements.svelte';
import type { Said } from './protocol';
import type { TablePlay } from './table-play.svelte';
import { t } from './words.svelte';

const KEY = Symbol('talk');
/** How long a line is shown to who hasn't opened the chat. */
const SHOWN = 7000;

export class Talk {
  /** The chat is open. */
  open = $state(false);
  /** The line that has just come, for a while. */
  newest = $state.raw<Said | null>(null);
  /** The numbers of the last lines that were read, and told. */
  private read = $state(-1);
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: TablePlay) {
    $effect(() => {
      const last = this.play.chat.at(-1);
      const { open } = this;
      untrack(() => {
        if (open && last) this.read = last.n;
        if (open) this.newest = null;
        if (last && last.n > this.told) this.tell(last);
      });
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Somebody to talk to: another person on a seat, or an onlooker. */
  get company(): boolean {
    const { chat, table, seat, me } = this.play;
    const watched = (table?.onlookers ?? 0) > (seat === null ? 1 : 0);
    return chat.length > 0 || watched || (table?.seats ?? []).some((one) => one.kind === 'person' && one.guest !== me.guest);
  }

  /** How many lines are new; what was said before we came counts as read. */
  get fresh(): number {
    return this.play.chat.filter((line) => line.n > this.read && this.isNews(line)).length;
  }

  /** What the sign or the tab is called. */
  get label(): string {
    return this.fresh > 0 ? t('table-chat-new', { n: this.fresh }) : t('table-chat');
  }

  private isNews(line: Said): boolean {
    return line.at > this.play.came && line.guest !== this.play.me.guest;
  }

  private tell(line: Said): void {
    this.told = line.n;
    if (this.open || !this.isNews(line)) return;
    announce(t('table-chat-line', { name: line.name, text: line.text }));
    this.newest = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.newest = null), SHOWN);
  }
}

/** Let the parts of this table find its talk. */
export function offerTalk(play: TablePlay): Talk {
  return setContext(KEY, new Talk(play));
}

/** The talk of this table; none in a lesson or a review. */
export function findTalk(): Talk | undefined {
  return getContext<Talk | undefined>(KEY);
}
