// What a person has chosen goes with who they are: taken over when they are known, and told when it changes.

import { untrack } from 'svelte';

import { tell } from './api';
import { me } from './me.svelte';
import { settings } from './settings.svelte';

/** Somebody who drags a volume is not told about at every step. */
const PAUSE = 600;

/** Keep this screen's choices and those kept with the guest the same, as long as the component is there. */
export function keepWithGuest(): void {
  const guest = $derived(me.guest?.id);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    timer = undefined;
    // One that gets lost is told with the next.
    if (me.guest) void tell('PATCH', '/me', { preferences: settings.chosen }).catch(() => undefined);
  };
  const meet = (): void => {
    const theirs = me.guest?.preferences ?? {};
    if (Object.keys(theirs).length > 0) settings.takeOver(theirs);
    else if (Object.keys(settings.chosen).length > 0) send();
  };
  $effect(() => {
    if (guest) untrack(meet);
  });
  $effect(() => {
    const stop = settings.onchosen(() => {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  });
}
