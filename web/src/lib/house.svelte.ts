// What the server offers: its games, their variants, how many may play.

import { ask } from './api';
import type { GameInfo, ServerInfo } from './protocol';

class House {
  info = $state.raw<ServerInfo | null>(null);
  private asked = false;

  /** All games that can be played here, as soon as they are known. */
  get games(): GameInfo[] {
    this.ask();
    return this.info?.games ?? [];
  }

  /** The offer of a game, as soon as it is known. */
  game(name: string): GameInfo | null {
    return this.games.find((offer) => offer.game === name) ?? null;
  }

  /** Whether that many can play that variant, as far as the server has said. */
  fits(name: string, variant: string, players: number): boolean {
    return this.game(name)?.tables[variant]?.includes(players) ?? true;
  }

  /** Whether the server sends e-mail, as far as it has said. */
  mails(): boolean {
    this.ask();
    return this.info?.mail ?? true;
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    ask('ServerInfo', 'GET', '/house').then(
      (info) => (this.info = info),
      () => (this.asked = false),
    );
  }
}

/** The version of a game's rules, where it began under older ones than its offer names. */
export function olderRules(offer: GameInfo | null, view: Record<string, unknown>): number | null {
  const own = typeof view.rules === 'number' ? view.rules : 1; // the first version did not say it
  return offer && own < offer.rules ? own : null;
}

export const house = new House();
