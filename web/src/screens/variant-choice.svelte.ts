// Which variant of a game is to be played: one of those that so many can play.

import { house } from '../lib/house.svelte';

const USUAL = 'base';

export class VariantChoice {
  private wish = $state(USUAL);

  constructor(
    private readonly game: () => string,
    private readonly players: () => number,
  ) {}

  get all(): string[] {
    const offered = house.game(this.game())?.variants ?? [USUAL];
    return offered.filter((variant) => house.fits(this.game(), variant, this.players()));
  }

  /** The one wished for, or the first that can be played. */
  get chosen(): string {
    return this.all.find((variant) => variant === this.wish) ?? this.all[0] ?? USUAL;
  }

  choose(variant: string): void {
    this.wish = variant;
  }
}
