// What is in the box of Five Tribes, for the aid: asked for once.

import type { DjinnFacts } from '../five-tribes/facts.svelte';
import { api } from '../lib/api';

interface Facts {
  djinns: DjinnFacts[];
  set_values: number[];
}

class FiveTribesFacts {
  known = $state.raw<Facts | null>(null);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    api<Facts>('GET', '/games/five-tribes').then(
      (facts) => (this.known = facts),
      () => (this.asked = false),
    );
  }
}

export const fiveTribesFacts = new FiveTribesFacts();
