// What somebody would like to play with others: the game, how many, which variant, how fast.

import { FIRST } from '../lib/games';
import { house } from '../lib/house.svelte';
import type { MatchPace, Sought } from '../lib/protocol';
import { VariantChoice } from '../screens/variant-choice.svelte';

export const PACES: readonly MatchPace[] = ['none', 'fast', 'live', 'slow'];

export class Wish {
  game = $state(FIRST.name);
  players = $state(2);
  pace = $state<MatchPace>('none');
  rated = $state(false);
  readonly variant = new VariantChoice(() => this.game, () => this.players);

  /** How many may play the game. */
  get counts(): number[] {
    return house.game(this.game)?.players ?? [2, 3, 4];
  }

  get sought(): Sought {
    return { game: this.game, players: this.players, variant: this.variant.chosen, pace: this.pace, rated: this.rated };
  }
}
