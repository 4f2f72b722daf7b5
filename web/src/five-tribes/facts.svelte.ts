// What is in the box, as the server knows it: asked for once.

import { api } from '../lib/api';

export interface DjinnFacts {
  name: string;
  value: number;
  /** E an elder or a fakir, EE an elder more, F a fakir, F+ fakirs; empty: always on. */
  price: string;
  clause: string;
}

interface Facts {
  djinns: DjinnFacts[];
  goods: Record<string, number>;
  /** What a set of 1, 2, … goods brings. */
  set_values: number[];
}

class Box {
  private facts = $state.raw<Facts | null>(null);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    api<Facts>('GET', '/games/five-tribes').then(
      (facts) => (this.facts = facts),
      () => (this.asked = false),
    );
  }

  djinn(name: string): DjinnFacts | null {
    return this.facts?.djinns.find((djinn) => djinn.name === name) ?? null;
  }

  /** How many cards of a good there are. */
  cards(good: string): number {
    return this.facts?.goods[good] ?? 0;
  }

  /** What a set of so many goods sells for; null until known. */
  setValue(goods: number): number | null {
    return goods === 0 ? 0 : (this.facts?.set_values[goods - 1] ?? null);
  }
}

export const box = new Box();
