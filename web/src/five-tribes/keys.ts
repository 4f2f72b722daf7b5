// The keys of the table, wherever the focus is.

import { isElsewhere, isPlain, isUndo } from '../lib/events';
import type { Play } from '../lib/play';
import type { Decision } from './decision.svelte';
import type { Display } from './display.svelte';
import { letterOf, TRIBES } from './view';

export interface Reach {
  play: Play;
  decision: Decision;
  display: Display;
  /** Open the field in which an action is typed. */
  type: () => void;
  /** Close what lies over the board; whether there was anything. */
  close: () => boolean;
}

/** Do what a key stands for: back, a tribe, typing, skipping, showing again. */
export function pressed(event: KeyboardEvent, { play, decision, display, type, close }: Reach): void {
  if (isElsewhere(event)) return;
  const mine = play.legal !== null && !display.replaying;
  const tribe = TRIBES.find((one) => letterOf(one) === event.key.toUpperCase());
  const plain = isPlain(event);
  if (display.replaying && ['Escape', 'Enter', ' '].includes(event.key)) display.skip();
  else if (isUndo(event)) decision.back(event.shiftKey ? play.steps[0] : undefined);
  else if (event.key === 'r' && plain && display.known) display.again();
  else if (event.key === '/' && plain && mine) type();
  else if (tribe && plain && mine && (decision.view.turn.hand || decision.question)) decision.chooseTribe(tribe);
  else if (event.key !== 'Escape' || !close()) return;
  event.preventDefault();
}
