// How much room the screen leaves a table, and in which shape it is shown.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { shapeFor, type Shape, type Size } from './arrangement';

class Room {
  /** The height of what stands between the header and the table. */
  taken = $state(0);

  readonly size: Size = $derived({ width: innerWidth.current ?? 1440, height: innerHeight.current ?? 900 });
  readonly shape: Shape = $derived(shapeFor(this.size));

  /** A phone held upright: one thing under the other. */
  get phone(): boolean {
    return this.shape === 'upright';
  }
  /** Little room: the panels are shown one at a time. */
  get little(): boolean {
    return this.shape === 'upright' || this.shape === 'lying';
  }
  /** There is no room for a column of seats. */
  get twoColumns(): boolean {
    return this.shape === 'two';
  }
}

export const room = new Room();
