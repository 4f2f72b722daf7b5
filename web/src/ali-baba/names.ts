// The things of Ali Baba in words.

import { t } from '../lib/words.svelte';

/** "brown sword" for `sword-brown`. */
export function tileName(tile: string): string {
  const [treasure = '', colour = ''] = tile.split('-');
  return t('tile-name', { treasure, colour });
}
