// What the server offers: its games, their variants, how many may play.

import { api } from './api';
import type { GameName } from './protocol';

export interface GameOffer {
  game: GameName;
  title: string;
  players: number[];
  variants: string[];
  /** How many may play each variant. */
  tables?: Record<string, number[]>;
}

interface Offers {
  games: GameOffer[];
  bots: string[];
  /** Whether the server sends e-mail. */
  mail?: boolean;
}

class House {
  offers = $state.raw<Offers | null>(null);
  private asked = false;

  /** The offer of a game, as soon as it is known. */
  game(name: GameName): GameOffer | null {
    this.ask();
    return this.offers?.games.find((offer) => offer.game === name) ?? null;
  }

  /** Whether that many can play that variant, as far as the server has said. */
  fits(name: GameName, variant: string, players: number): boolean {
    return this.game(name)?.tables?.[variant]?.includes(players) ?? true;
  }

  /** Whether the server sends e-mail, as far as it has said. */
  mails(): boolean {
    this.ask();
    return this.offers?.mail ?? true;
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    api<Offers>('GET', '/house').then(
      (offers) => (this.offers = offers),
      () => (this.asked = false),
    );
  }
}

export const house = new House();
