// What is told about a thing on a table, whatever the game.

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
