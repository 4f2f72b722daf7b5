// What is counted at the end of Five Tribes.

import type { PieceForm } from '../lib/games';
import { t } from '../lib/words.svelte';
import { askFacts } from './facts.svelte';
import { djinnName } from './names';

export default {
  numbers: [
    { name: 'coins', icon: 'coin' },
    { name: 'viziers', icon: 'vizier' },
    { name: 'elders', icon: 'elder' },
    { name: 'palms', icon: 'palm' },
    { name: 'palaces', icon: 'palace' },
    { name: 'tiles', icon: 'badge-blue' },
    { name: 'fakirs', icon: 'fakir' },
  ],
  kindsTitle: () => t('score-goods'),
  kindName: (good) => t(`good-${good}`),
  kindIcon: (good) => `good-${good}`,
  async box() {
    const { goods, djinns, meeples, palms, palaces, fakirs, tiles } = await askFacts();
    const values = tiles.flatMap((tile) => tile.values).reduce((sum, value) => sum + value, 0);
    const numbers = { viziers: meeples.vizier ?? 0, elders: meeples.elder ?? 0, palms, palaces, fakirs, tiles: values };
    return { numbers, kinds: Object.entries(goods).map(([name, most]) => ({ name, most })), singles: djinns };
  },
  singleName: djinnName,
  request: (seats) => ({ seats: seats.map(({ numbers, counts, djinns }) => ({ ...numbers, goods: counts, djinns })) }),
} satisfies PieceForm;
