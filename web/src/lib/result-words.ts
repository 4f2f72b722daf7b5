// How a game ended, in words.

import type { Play } from './play';
import { list, t } from './words.svelte';

export function endingWords(play: Play): string {
  const over = play.over;
  if (!over) return '';
  const names = over.winners.map((seat) => play.players[seat]?.name ?? '');
  if (names.length === 0) return t('table-nobody-wins');
  const onlyMine = play.players.filter((player) => player.mine).length === 1;
  if (names.length === 1 && onlyMine && play.players[over.winners[0] ?? -1]?.mine) {
    if (over.by_bots?.includes(over.winners[0] ?? -1)) return t('table-you-win-by-bot');
    return over.why === 'resigned' ? t('table-you-win-resigned') : t('table-you-win');
  }
  if (names.length > 1) return t('table-share-win', { names: list(names) });
  return over.why === 'resigned' ? t('table-wins-resigned', { name: names[0] ?? '' }) : t('table-wins', { name: names[0] ?? '' });
}
