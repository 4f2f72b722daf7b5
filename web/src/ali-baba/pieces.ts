// What is counted at the end of Ali Baba.

import type { PieceForm } from '../lib/games';
import { t } from '../lib/words.svelte';
import { askFacts } from './facts.svelte';

export default {
  numbers: [{ name: 'score', icon: 'magic-pink' }],
  kindsTitle: () => t('score-treasures'),
  kindName: (treasure) => t(`treasures-${treasure}`),
  kindIcon: (treasure) => treasure,
  async box() {
    const { treasures, colours } = await askFacts();
    return { kinds: treasures.map((name) => ({ name, most: colours.length })), singles: [] };
  },
  singleName: (single) => single,
  request: (seats) => ({ seats: seats.map(({ numbers, counts }) => ({ ...numbers, treasures: counts })) }),
} satisfies PieceForm;
