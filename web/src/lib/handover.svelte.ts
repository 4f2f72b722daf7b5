// Two or more who share a screen, at a table that hides something: whose turn it is says so before anything is shown.

import type { TablePlay } from './table-play.svelte';

export class Handover {
  /** The seat that has said that it holds the screen. */
  private holder = $state<number | null>(null);

  constructor(private readonly play: TablePlay) {}

  /** Whether the screen is on its way to the seat whose view has come: nothing of that view may be seen yet. */
  get underWay(): boolean {
    const { seat, table, over } = this.play;
    const shared = (table?.yours.length ?? 0) > 1 && table?.open === false && !over;
    return shared && seat !== null && seat !== this.holder;
  }

  /** Whose view has come. */
  get name(): string {
    return this.play.players[this.play.seat ?? -1]?.name ?? '';
  }

  take(): void {
    this.holder = this.play.seat;
  }
}
