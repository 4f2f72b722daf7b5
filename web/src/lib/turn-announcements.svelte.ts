// What a screen reader hears of a game: each rival's turn in words, and when it is one's own turn.

import { onDestroy, untrack } from 'svelte';

import { announce } from './announcements.svelte';
import type { Play } from './play';
import { storyLines } from './story-lines';
import { namesOf } from './names';
import { t } from './words.svelte';

/** Moves of bots come in quick succession: what comes within this time is said together. */
const TOGETHER = 350;

/** Say aloud what happens in a game, as long as the component is there. */
export function sayTurns(play: Play): void {
  let said: string[] = [];
  const mine = $derived(play.legal !== null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = (): void => {
    timer = undefined;
    if (said.length > 0) announce(said.join('. '));
    said = [];
  };
  const say = (texts: string[]): void => {
    said.push(...texts);
    if (said.length > 0) timer ??= setTimeout(speak, TOGETHER);
  };
  const stop = play.onhappening(({ story, back, own }) => {
    if (!own && !back) say(storyLines(play.game, story, namesOf(play)).map((line) => line.text));
  });
  $effect(() => {
    if (mine) untrack(() => say([t('table-your-turn')]));
  });
  onDestroy(() => {
    stop();
    clearTimeout(timer);
  });
}
