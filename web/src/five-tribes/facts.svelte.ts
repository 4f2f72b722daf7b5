// What is in the box, as the server knows it: asked for once.

import { askFor } from '../lib/api';
import { isFacts, type DjinnFacts, type Facts } from './shapes';

export function askFacts(): Promise<Facts> {
  return askFor(isFacts, 'GET', '/games/five-tribes');
}

class Box {
  private facts = $state.raw<Facts | null>(null);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    askFacts().then(
      (facts) => (this.facts = facts),
      () => (this.asked = false),
    );
  }

  get djinns(): DjinnFacts[] {
    return this.facts?.djinns ?? [];
  }

  /** What a set of 1, 2, … goods brings. */
  get setValues(): number[] {
    return this.facts?.set_values ?? [];
  }

  djinn(name: string): DjinnFacts | null {
    return this.djinns.find((djinn) => djinn.name === name) ?? null;
  }

  /** How many cards of a good there are. */
  cards(good: string): number {
    return this.facts?.goods[good] ?? 0;
  }

  /** What a set of so many goods sells for; null until known. */
  setValue(goods: number): number | null {
    return goods === 0 ? 0 : (this.setValues[goods - 1] ?? null);
  }
}

export const box = new Box();
