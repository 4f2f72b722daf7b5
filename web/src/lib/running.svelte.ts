// One's games that are being played, and which of them wait for one: known on every screen, and to be seen in the
// title and icon of the browser's tab.

import { untrack } from 'svelte';

import { gate } from './gate.svelte';
import { me } from './me.svelte';
import type { Play } from './play';
import type { Listing } from './protocol';
import { replaying } from './replay-state.svelte';
import { router } from './router.svelte';
import { myTables } from './tables';

const AGAIN = 20_000;
/** A page that nobody looks at asks as seldom as this, in so many times that. */
const SELDOM = 3;
const MARK = /^\(\d+\) /;

class Running {
  /** Those that wait for us first. */
  games = $state.raw<Listing[]>([]);
  /** Whether the table before us waits for us. */
  turnHere = $state(false);
  private readonly here = $derived(router.parts[0] === 'table' ? router.parts[1] : undefined);
  /** Our games but for the one before us. */
  readonly elsewhere = $derived(this.games.filter(({ table }) => table.id !== this.here));
  readonly waiting = $derived(this.elsewhere.filter((game) => game.your_turn));

  /** Ask how our games stand; before we know who we are, ask that: then this is asked again. */
  async look(): Promise<void> {
    if (!me.guest) return void (await me.find());
    if (gate.ban) return;
    const playing = await myTables('playing');
    this.games = playing.sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false));
  }
}

export const running = new Running();

/** Follow our games as long as the component is there, and show in the tab how many wait. */
export function followRunning(): void {
  let count = 0;
  const look = (): void => void running.look().catch(() => undefined); // no connection: asked again next time
  const lookAgain = (): void => {
    const hidden = document.visibilityState === 'hidden';
    if (!hidden || (running.games.length > 0 && ++count % SELDOM === 0)) look();
  };
  // Who comes from a table has just moved there.
  $effect(() => {
    void router.path;
    void me.guest;
    untrack(look);
  });
  $effect(() => {
    const timer = setInterval(lookAgain, AGAIN);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  });
  $effect(() => markTab(running.waiting.length, running.turnHere));
}

/** Show in the tab's icon that it is our turn at this table, as long as the component is there. */
export function showTurnHere(play: Play): void {
  $effect(() => {
    running.turnHere = play.legal !== null && !replaying.now;
    return () => (running.turnHere = false);
  });
}

/** How many games wait, before whatever title the screen has now or later, and as a mark on the icon. */
function markTab(waiting: number, here: boolean): () => void {
  const mark = (): void => {
    const title = `${waiting > 0 ? `(${waiting}) ` : ''}${document.title.replace(MARK, '')}`;
    if (document.title !== title) document.title = title;
  };
  mark();
  document.querySelector('link[rel=icon]')?.setAttribute('href', waiting > 0 || here ? '/icon-turn.svg' : '/icon.svg');
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting + Number(here)).catch(() => undefined);
  const titles = new MutationObserver(mark);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => titles.disconnect();
}
