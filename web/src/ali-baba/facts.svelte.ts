// What is in the box, where the places of each cave are and what sets are worth: the server's word, asked for once.

import { api } from '../lib/api';

export interface Spot {
  layer: number;
  /** The corner, in half tiles. */
  x: number;
  y: number;
}

export interface CaveFacts {
  treasures: string[];
  colours: string[];
  magic: Record<string, string>;
  set_values: number[];
  variants: Record<string, { out: number; places: Record<string, Spot> }>;
}

class Box {
  facts = $state.raw<CaveFacts | null>(null);
  /** Whether the server was asked in vain. */
  missing = $state(false);
  private asked: Promise<void> | null = null;

  /** Ask for the facts, unless they are here or on their way. */
  load(): Promise<void> {
    this.asked ??= api<CaveFacts>('GET', '/games/ali-baba').then(
      (facts) => {
        this.facts = facts;
        this.missing = false;
      },
      () => {
        this.asked = null;
        this.missing = true;
        setTimeout(() => void this.load(), 2000);
      },
    );
    return this.asked;
  }
}

export const box = new Box();
