// What is told about a thing on a table, whatever the game.

import type { Play } from './play';

/** What a game is given to find the words. */
export interface Asked<View> {
  /** The thing, as its `data-about` names it. */
  what: string;
  play: Play;
  /** The view and the points as they are shown. */
  view?: View;
  points?: readonly number[];
}

export interface AboutLine {
  /** A symbol of the sprite. */
  icon?: string;
  /** What the line is about, and how many. */
  name?: string;
  text: string;
  /** What matters most. */
  strong?: boolean;
}

export interface About {
  title: string;
  /** What it is worth, or how many there are. */
  note?: string;
  lines: AboutLine[];
}
