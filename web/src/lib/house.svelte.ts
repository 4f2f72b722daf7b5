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

  /** The version of the rules of a game that began under older ones than today's, as far as the server has said. */
  olderRules(name: string, view: Record<string, unknown> | null): number | null {
    const newest = this.game(name)?.rules ?? 0;
    const own = typeof view?.rules === 'number' ? view.rules : 1; // the first version did not say it
    return own < newest ? own : null;
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

export const house = new House();
