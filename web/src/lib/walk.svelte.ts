// One action after another, each once it is legal: a way from a list, a hint.

import { untrack } from 'svelte';

import type { Play } from './play';
import type { View } from './protocol';

export class Walk {
  private queue = $state.raw<string[]>([]);
  /** Where the last step was made; one that led nowhere ends the walk. */
  private from: View | null = null;

  constructor(private readonly play: Play) {}

  begin(actions: string[]): void {
    this.from = null;
    this.queue = actions;
  }

  stop(): void {
    this.queue = [];
  }

  /** Go on whenever nothing is under way, as long as the component is there. */
  keepGoing(): void {
    $effect(() => {
      if (this.queue.length > 0 && !this.play.waiting && !this.play.held) untrack(() => this.goOn());
    });
  }

  private goOn(): void {
    const [next = '', ...rest] = this.queue;
    const { view, legal } = this.play;
    const may = view !== this.from && (legal?.includes(next) ?? false);
    this.from = view;
    this.queue = may ? rest : [];
    if (may) this.play.do(next);
  }
}
