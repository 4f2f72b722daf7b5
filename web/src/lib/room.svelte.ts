// How much room the screen leaves a table. The styles of TableLayout go by the same sizes.

import { MediaQuery } from 'svelte/reactivity';

class Room {
  private readonly narrow = new MediaQuery('(max-width: 700px)');
  private readonly flat = new MediaQuery('(max-height: 520px) and (min-width: 701px) and (max-width: 1000px)');
  private readonly medium = new MediaQuery('(max-width: 1200px)');

  /** A phone held upright: one thing under the other. */
  get phone(): boolean {
    return this.narrow.current;
  }
  /** A phone on its side: the board at full height, all else right of it. */
  get lying(): boolean {
    return this.flat.current;
  }
  /** Either of these: the panels are shown one at a time. */
  get little(): boolean {
    return this.phone || this.lying;
  }
  /** There is no room for a column of seats. */
  get twoColumns(): boolean {
    return this.medium.current && !this.phone;
  }
}

export const room = new Room();
