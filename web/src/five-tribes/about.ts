// What is told about the things on the table: what they are and do, in the words of the player aid, and what stands there.

import type { About, AboutLine } from '../lib/about';
import { t } from '../lib/words.svelte';
import { box } from './facts.svelte';
import { camels } from './seat-status';
import { turnOrder } from './track';
import { countTribes, handSize, isBlue, isHiding, type SeatView, type View } from './view';

/** What a seat's numbers are, in the order of its panel. */
export const STATS = ['points', 'camels', 'viziers', 'elders', 'coins', 'cards'] as const;
export type Stat = (typeof STATS)[number];

const ACTS: Record<string, string> = { oasis: 'palm', village: 'palace', 'small-market': 'card', 'large-market': 'card', 'sacred-place': 'djinn-head' };
const SMALL_MARKET = 3;
const LARGE_MARKET = 6;

/** What the words are made of. */
export interface Told {
  view: View;
  names: readonly string[];
  points: readonly number[];
}

/** The words about a thing, by its name: `tile C3`, `djinn leta`, `seat 2`, `coins 0`. */
export function aboutThing(what: string, told: Told): About {
  const [kind = '', first = ''] = what.split(' ');
  switch (kind) {
    case 'tile':
      return aboutTile(first, told);
    case 'meeple':
      return { title: t(`tribe-${first}`), lines: [tribeLine(first)] };
    case 'djinn':
      return aboutDjinn(first, told);
    case 'card':
      return aboutCard(first);
    case 'place':
      return aboutPlace(Number(first), told);
    case 'spot':
      return aboutSpot(Number(first), told);
    case 'next':
      return aboutNext(Number(first), told);
    case 'seat':
      return aboutSeat(Number(first), told);
    default:
      return aboutStat(STATS.find((stat) => stat === kind) ?? 'points', Number(first), told);
  }
}

function aboutTile(name: string, { view, names }: Told): About {
  const tile = view.tiles[name];
  if (!tile) return { title: name, lines: [] };
  const lines: AboutLine[] = [{ icon: ACTS[tile.kind], text: t('about-ends-here', { does: t(`aid-tile-${tile.kind}`) }) }];
  lines.push(isBlue(tile.kind) ? { icon: 'badge-blue', text: t('about-blue') } : { icon: 'badge-red', text: t('about-red') });
  if (tile.owner !== null) lines.push({ icon: 'camel', text: t('five-tribes-camel-of', { name: names[tile.owner] ?? '' }) });
  if (tile.palms) lines.push({ icon: 'palm', text: t('n-palms', { n: tile.palms }) });
  if (tile.palaces) lines.push({ icon: 'palace', text: t('n-palaces', { n: tile.palaces }) });
  for (const { tribe, n } of countTribes(tile.meeples)) {
    lines.push({ ...tribeLine(tribe), name: t('n-of-tribe', { tribe, n }) });
  }
  if (!tile.meeples) lines.push({ text: t('five-tribes-no-meeples') });
  return { title: `${name}, ${t(`kind-${tile.kind}`)}`, note: t('n-points', { n: tile.value }), lines };
}

function tribeLine(tribe: string): AboutLine {
  return { icon: tribe, text: `${t(`tribes-${tribe}`)} ${t(`aid-tribe-${tribe}`)}` };
}

function aboutDjinn(djinn: string, { view, names }: Told): About {
  const facts = box.djinn(djinn);
  const holder = view.seats.findIndex((seat) => seat.djinns.includes(djinn));
  const lines: AboutLine[] = [{ icon: 'djinn-head', text: t(`djinn-power-${djinn}`) }];
  if (facts) lines.push({ icon: 'elder', text: t('about-price', { price: facts.price.replace('+', 's') }) });
  if (holder >= 0) lines.push({ icon: 'camel', text: t('about-djinn-of', { name: names[holder] ?? '' }) });
  else lines.push({ icon: 'fakir', text: t('about-djinn-costs') });
  return { title: t(`djinn-${djinn}`), note: facts ? t('n-points', { n: facts.value }) : undefined, lines };
}

function aboutCard(card: string): About {
  const title = t(`good-${card}`);
  if (card === 'fakir') return { title, lines: [{ icon: 'fakir', text: t('about-fakir') }] };
  const lines: AboutLine[] = [
    { icon: 'coin', text: t('about-sets', { values: box.setValues.join(' · ') }) },
    { icon: 'card', text: t('about-in-game', { n: box.cards(card) }) },
  ];
  return { title, lines };
}

/** A card of the row, and which market sells it. */
function aboutPlace(place: number, { view }: Told): About {
  const card = view.resources.row[place - 1];
  const told = card ? aboutCard(card) : { title: t('five-tribes-resources'), lines: [] };
  const lines = [...told.lines];
  if (place <= SMALL_MARKET) lines.push({ icon: 'coin', text: t('five-tribes-first-three') });
  if (place <= LARGE_MARKET) lines.push({ icon: 'coin', text: t('five-tribes-first-six') });
  return { ...told, lines };
}

function aboutSpot(at: number, { view, names }: Told): About {
  const spot = turnOrder(view.round)[at];
  if (!spot) return { title: '', lines: [] };
  const { price: n, seat } = spot;
  const title = seat === null ? t('five-tribes-spot-free', { n }) : t('five-tribes-spot-of', { n, name: names[seat] ?? '' });
  return { title, note: t('n-coins', { n }), lines: [{ icon: 'coin', text: t('aid-step-bid-text') }] };
}

function aboutNext(place: number, { view }: Told): About {
  const bidding = view.round.turn_order.length === 0;
  const title = bidding ? t('five-tribes-still-to-bid') : t('five-tribes-next-bids');
  return { title, note: `${place}.`, lines: [{ icon: 'ui-sort', text: t('about-next') }] };
}

/** All the numbers of a seat, where they stand too close to be pointed at one by one. */
function aboutSeat(seat: number, told: Told): About {
  const has = told.view.seats[seat];
  const stats = STATS.map((stat) => aboutStat(stat, seat, told));
  const lines: AboutLine[] = stats.map(({ title, lines: [line] }) => ({ icon: line?.icon, text: title }));
  for (const djinn of has?.djinns ?? []) {
    lines.push({ icon: 'djinn-head', name: t(`djinn-${djinn}`), text: t(`djinn-power-${djinn}`) });
  }
  return { title: told.names[seat] ?? '', lines };
}

function aboutStat(stat: Stat, seat: number, told: Told): About {
  const has = told.view.seats[seat];
  return has ? STAT_WORDS[stat](has, seat, told) : { title: '', lines: [] };
}

const STAT_WORDS: Record<Stat, (has: SeatView, seat: number, told: Told) => About> = {
  points: (has, seat, { points }) => ({
    title: t('n-points', { n: points[seat] ?? 0 }),
    lines: [{ icon: 'star8', text: isHiding(has) ? t('five-tribes-points-in-sight') : t('about-points') }],
  }),
  camels: (_, seat, { view }) => ({
    title: t('about-camels-left', { n: camels(view, seat).left }),
    lines: [{ icon: 'camel', text: t('aid-points-tiles') }, { icon: 'ui-clock', text: t('aid-ends') }],
  }),
  viziers: (has) => tribeStat('vizier', has.viziers, t('aid-points-viziers')),
  elders: (has) => tribeStat('elder', has.elders, t('aid-points-elders')),
  coins: (has) => ({
    title: has.coins === null ? t('five-tribes-coins-hidden') : t('n-coins', { n: has.coins }),
    lines: [{ icon: 'coin', text: t('about-at-end', { how: t('aid-points-coins') }) }],
  }),
  cards: (has) => ({
    title: t('n-cards', { n: handSize(has) }),
    lines: [{ icon: 'card', text: t('about-at-end', { how: t('aid-points-goods') }) }],
  }),
};

function tribeStat(tribe: 'vizier' | 'elder', n: number, how: string): About {
  return { title: t('n-of-tribe', { tribe, n }), lines: [{ icon: tribe, text: t('about-at-end', { how }) }] };
}

/** What would have to be done to use a djinn's power, or to take it, in each way to pay; none where it is always on. */
export function actsOf(djinn: string, { view }: Told): string[] {
  if (!view.seats.some((seat) => seat.djinns.includes(djinn))) return view.turn.drawn.includes(djinn) ? [`keep ${djinn}`] : [`buy ${djinn} elders`, `buy ${djinn} fakir`];
  switch (box.djinn(djinn)?.price ?? '') {
    case '':
      return [];
    case 'F+':
      return ['discount'];
    case 'F':
      return [`use ${djinn} fakir`];
    case 'EE':
      return [`use ${djinn} elders`, `use ${djinn} fakir`];
    default:
      return [`use ${djinn} elder`, `use ${djinn} fakir`];
  }
}
