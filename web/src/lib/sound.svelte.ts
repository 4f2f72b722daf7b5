// Soft sounds when it is one's turn, when somebody has moved and when it is over, for those who asked for them.

import { onDestroy } from 'svelte';

import type { Volume } from '../first/preferences';
import type { Play } from './play';
import { replaying } from './replay-state.svelte';
import { settings } from './settings.svelte';

interface Tune {
  /** In Hz, one after the other. */
  notes: number[];
  /** Of each note, in seconds. */
  length: number;
}

export const TUNES = {
  turn: { notes: [523.25, 783.99], length: 0.22 },
  move: { notes: [329.63], length: 0.09 },
  end: { notes: [523.25, 659.25, 783.99, 1046.5], length: 0.3 },
} satisfies Record<string, Tune>;

const LOUDEST = 0.1;
/** Moves of bots come in quick succession: they are one sound. */
const TOGETHER = 250;

/** Let a tune be heard, as loud as wished. */
export function ring({ notes, length }: Tune, loudness: Volume): void {
  // Browsers let nobody hear anything from a page that hasn't been touched yet.
  if (loudness === 0 || navigator.userActivation?.hasBeenActive === false) return;
  const context = new AudioContext();
  notes.forEach((frequency, index) => {
    const start = context.currentTime + index * length * 0.8;
    const note = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime((LOUDEST * loudness) / 100, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + length);
    if (index === notes.length - 1) note.onended = () => void context.close();
  });
}

/** Ring when a decision becomes one's own, when others have moved and when it is over, as long as the component is there. */
export function ringAtTable(play: Play): void {
  // What is still being shown is not told before its end.
  const mine = $derived(play.legal !== null && !replaying.now);
  const over = $derived(play.over !== null && !replaying.now);
  let before = { mine: true, over: true };
  let heard = 0;
  $effect(() => {
    if (play.view === null) return; // nothing has changed for who has just come
    if (over && !before.over) ring(TUNES.end, settings.endSound);
    else if (mine && !before.mine) ring(TUNES.turn, settings.turnSound);
    before = { mine, over };
  });
  const stop = play.onhappening(({ own, back }) => {
    const now = performance.now();
    if (own || back || now - heard < TOGETHER) return;
    heard = now;
    // Its own call says it already.
    if (play.legal === null || settings.turnSound === 0) ring(TUNES.move, settings.moveSound);
  });
  onDestroy(stop);
}
