// The keys of the table, wherever the focus is.

import type { Play } from '../lib/play';
import type { Deciding } from './deciding.svelte';
import type { Showing } from './showing.svelte';
import { letterOf, TRIBES } from './view';

export interface Reach {
  play: Play;
  deciding: Deciding;
  showing: Showing;
  /** Open the field in which an action is typed. */
  type: () => void;
  /** Close what lies over the board; whether there was anything. */
  close: () => boolean;
}

/** Do what a key stands for: back, a tribe, typing, skipping. */
export function pressed(event: KeyboardEvent, { play, deciding, showing, type, close }: Reach): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return;
  const mine = play.legal !== null && !showing.replaying;
  const tribe = TRIBES.find((one) => letterOf(one) === event.key.toUpperCase());
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const undo = plain ? event.key === 'Backspace' : !event.altKey && event.key.toLowerCase() === 'z';
  if (showing.replaying && ['Escape', 'Enter', ' '].includes(event.key)) showing.skip();
  else if (undo) deciding.back(event.shiftKey ? play.steps[0] : undefined);
  else if (event.key === '/' && plain && mine) type();
  else if (tribe && plain && mine && (deciding.view.turn.hand || deciding.question)) deciding.chooseTribe(tribe);
  else if (event.key !== 'Escape' || !close()) return;
  event.preventDefault();
}
