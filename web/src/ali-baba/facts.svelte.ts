// What is in the box, where the places of each cave are and what sets are worth: the server's word, asked for once.

import { askFor } from '../lib/api';
import { isFacts, type Facts } from './shapes';

export function askFacts(): Promise<Facts> {
  return askFor(isFacts, 'GET', '/games/ali-baba');
}

class Box {
  facts = $state.raw<Facts | null>(null);
  /** Whether the server was asked in vain. */
  missing = $state(false);
  private asked: Promise<void> | null = null;

  /** Ask for the facts, unless they are here or on their way. */
  load(): Promise<void> {
    this.asked ??= askFacts().then(
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
