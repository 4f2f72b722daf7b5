// How much of a rival's turn has been shown so far: the log, the points and the title tell no more than the board does, and
// what has to wait until the eyes are free (the end of the game) waits for it.

import type { StoryEntry } from './protocol';

class Shown {
  /** A rival's turn is being shown. */
  now = $state(false);
  /** How many entries of the story have been shown; null for all. */
  upTo = $state<number | null>(null);
  /** The points until then; null for those of now. */
  points = $state.raw<readonly number[] | null>(null);

  /** As much of the story as has been shown. */
  told(story: StoryEntry[]): StoryEntry[] {
    return this.upTo === null ? story : story.slice(0, this.upTo);
  }
}

export const replaying = new Shown();
