// Two soft notes when it is one's turn, for those who asked for them.

import type { Play } from './play';
import { settings } from './settings.svelte';

const NOTES = [523.25, 783.99];
const LENGTH = 0.22;
const LOUDNESS = 0.06;

function ring(): void {
  // Browsers let nobody hear anything from a page that hasn't been touched yet.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const context = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const start = context.currentTime + index * LENGTH * 0.8;
    const note = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + LENGTH);
    if (index === NOTES.length - 1) note.onended = () => void context.close();
  });
}

/** Ring when a decision becomes one's own, as long as the component is there. */
export function ringAtTurn(play: Play): void {
  const mine = $derived(play.legal !== null);
  let before = true;
  $effect(() => {
    if (mine && !before && settings.sound) ring();
    before = mine;
  });
}
