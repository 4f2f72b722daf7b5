// What a person has chosen goes with who they are: taken over when they are known, and told when it changes.

import { untrack } from 'svelte';

import { timesIn } from '../first/preferences';
import { tell } from './api';
import { readStored, store } from './json';
import { me } from './me.svelte';
import { settings } from './settings.svelte';

/** Somebody who drags a volume is not told about at every step. */
const PAUSE = 600;
/** Whose choice the server may not have heard of: a guest, or ANYONE while it isn't known who we are. Kept, for a page may be left at any time. */
const UNTOLD = 'caravanserai.untold';
const ANYONE = '';

/** Keep this screen's choices and those kept with the guest the same, as long as the component is there. */
export function keepWithGuest(): void {
  const guest = $derived(me.guest?.id);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async ({ keepalive = false } = {}): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!me.guest) return;
    const { chosen, times } = settings;
    // One that gets lost is told with the next, or when the page is opened again.
    await tell('PATCH', '/me', { preferences: chosen }, { keepalive }).then(
      () => times === settings.times && store(UNTOLD, null),
      () => undefined,
    );
  };
  /** Whether more was chosen here than the server knows of; on a device that was somebody else's that doesn't count. */
  const isNewer = (theirs: Record<string, unknown>): boolean => {
    if (Object.keys(theirs).length === 0) return Object.keys(settings.chosen).length > 0;
    const untold = readStored(UNTOLD);
    return (untold === guest || untold === ANYONE) && settings.times > timesIn(theirs);
  };
  const meet = (): void => {
    const theirs = me.guest?.preferences ?? {};
    const newer = isNewer(theirs);
    settings.takeOver(newer ? { ...theirs, ...settings.chosen } : theirs);
    if (newer) void send();
    else store(UNTOLD, null);
  };
  $effect(() => {
    if (guest) untrack(meet);
  });
  $effect(() => {
    const stop = settings.onchosen(() => {
      store(UNTOLD, me.asked ? (me.guest?.id ?? null) : ANYONE);
      clearTimeout(timer);
      timer = setTimeout(() => void send(), PAUSE);
    });
    const leave = (): void => {
      if (timer !== undefined) void send({ keepalive: true });
    };
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      clearTimeout(timer);
    };
  });
}
