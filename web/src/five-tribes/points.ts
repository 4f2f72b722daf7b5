// Points in sight: the pieces that can be seen are counted here, what they are worth is the server's to say.

import { api } from '../lib/api';
import type { FiveTribesView, SeatView, TileView } from './view';

export interface Pieces {
  coins: number;
  viziers: number;
  elders: number;
  djinns: string[];
  palms: number;
  palaces: number;
  tiles: number;
  goods: Record<string, number>;
  fakirs: number;
}

/** What each seat has, as far as this view tells. */
export function piecesInSight(view: FiveTribesView): Pieces[] {
  return view.seats.map((seat, index) => {
    const owned = Object.values(view.tiles).filter((tile) => tile.owner === index);
    const cards = cardsInSight(seat);
    const goods: Record<string, number> = {};
    for (const card of cards) if (card !== 'fakir') goods[card] = (goods[card] ?? 0) + 1;
    return {
      coins: seat.coins ?? 0,
      viziers: seat.viziers,
      elders: seat.elders,
      djinns: seat.djinns,
      palms: sum(owned, (tile) => tile.palms),
      palaces: sum(owned, (tile) => tile.palaces),
      tiles: sum(owned, (tile) => tile.value),
      goods,
      fakirs: cards.filter((card) => card === 'fakir').length,
    };
  });
}

export function cardsInSight(seat: SeatView): string[] {
  return typeof seat.hand === 'number' ? [] : seat.hand;
}

/** Whether there may be more than is seen. */
export function isHiding(seat: SeatView): boolean {
  if (seat.coins === null || typeof seat.hand === 'number') return true;
  return (seat.unseen ?? []).some((pool) => typeof pool === 'number' && pool > 0);
}

/** The total of each seat for these pieces. */
export async function askPoints(pieces: Pieces[]): Promise<number[]> {
  const sheet = await api<{ scores: { total: number }[] }>('POST', '/score/five-tribes', { seats: pieces });
  return sheet.scores.map((score) => score.total);
}

function sum(tiles: TileView[], of: (tile: TileView) => number): number {
  return tiles.reduce((total, tile) => total + of(tile), 0);
}
