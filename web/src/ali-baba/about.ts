// What is told about the things on the table: what they are and do, in the words of the player aid.

import type { About, AboutLine } from '../lib/about';
import { t } from '../lib/words.svelte';
import { box } from './facts.svelte';
import { tileName } from './names';
import { colourOf, countOf, isNamed, treasureOf, type TileName, type View } from './position';
import { worthOf } from './sets';

/** What the words are made of. */
export interface Told {
  view: View;
  names: (seat: number) => string;
  points: readonly number[];
  /** The tiles behind one's own screen. */
  own: readonly TileName[];
}

/** The words about a thing, by its name: `place 4a1`, `treasure sword`, `magic brown`, `seat 2`. */
export function aboutThing(what: string, told: Told): About {
  const [kind = '', name = ''] = what.split(' ');
  switch (kind) {
    case 'place':
      return aboutPlace(name, told);
    case 'beside':
      return aboutTile(name, told, [{ icon: 'lamp', text: t('aid-variant-lamp') }]);
    case 'tile':
      return aboutTile(name, told, []);
    case 'treasure':
      return { title: t(`treasures-${name}`), lines: setLines(name, told) };
    case 'magic':
      return { title: t(`colour-${name}`), lines: [magicLine(name)] };
    case 'ban':
      return { title: t('about-ban'), lines: [...banLines(name, told), magicLine('white')] };
    default:
      return aboutSeat(kind, Number(name), told);
  }
}

function magicLine(colour: string): AboutLine {
  return { icon: `magic-${colour}`, text: `${t(`colour-${colour}`)} ${t(`aid-magic-${colour}`)}` };
}

function aboutPlace(place: string, told: Told): About {
  const tile = told.view.cave[place]?.tile ?? null;
  const layer = t('ali-baba-layer', { layer: place.slice(0, 1) });
  if (tile === null) return { title: t('ali-baba-face-down'), note: layer, lines: [{ icon: 'tile-back', text: t('about-face-down') }, { icon: 'chest', text: t('about-unseen', { n: countOf(told.view.unseen) }) }] };
  const lamp = treasureOf(tile) === 'lamp' && told.view.variant === 'lamp';
  return { ...aboutTile(tile, told, lamp ? [{ icon: 'lamp', text: t('aid-variant-lamp') }] : []), note: layer };
}

function aboutTile(tile: TileName, told: Told, more: AboutLine[]): About {
  const banned = told.view.bans.filter(({ what }) => isNamed(tile, what)).flatMap(({ what }) => banLines(what, told));
  return { title: tileName(tile), lines: [magicLine(colourOf(tile)), ...setLines(treasureOf(tile), told), ...more, ...banned] };
}

/** The bans of a treasure or a colour, and until when they hold. */
function banLines(what: string, { view, names }: Told): AboutLine[] {
  return view.bans.filter((ban) => ban.what === what).map(({ seat }) => ({ icon: 'ui-ban', text: t('ali-baba-ban-of', { banned: what, name: names(seat) }) }));
}

/** What the own set of a treasure is worth, and what one more would bring. */
function setLines(treasure: string, { own }: Told): AboutLine[] {
  const values = box.facts?.set_values ?? [];
  const size = own.filter((tile) => treasureOf(tile) === treasure).length;
  const [now, then] = [worthOf(size, values), worthOf(size + 1, values)];
  const lines: AboutLine[] = [{ icon: treasure, text: t('about-set-values', { values: values.join(' · ') }) }];
  if (now !== null && size > 0) lines.push({ icon: treasure, text: t('about-own-set', { n: now, size }) });
  if (now !== null && then !== null) lines.push({ icon: 'star8', text: t('ali-baba-next-brings', { n: then - now }) });
  return lines;
}

function aboutSeat(stat: string, seat: number, { view, names, points }: Told): About {
  const has = view.seats[seat];
  const score = has?.score ?? 0;
  const hidden = typeof has?.tiles === 'number';
  const tiles = t('n-cave-tiles', { n: countOf(has?.tiles ?? 0) });
  const magic: AboutLine = { icon: 'star8', text: t('about-magic') };
  const treasures: AboutLine = { icon: 'chest', text: hidden ? t('about-treasures-hidden') : t('about-treasures') };
  const behind: AboutLine = { icon: 'tile-back', text: t('about-tiles') };
  if (stat === 'score') return { title: t('ali-baba-magic-so-far', { n: score }), lines: [magic] };
  if (stat === 'treasures') return { title: hidden ? t('table-line-treasures') : t('ali-baba-treasures-so-far', { n: (points[seat] ?? score) - score }), lines: [treasures] };
  if (stat === 'tiles') return { title: tiles, lines: [behind] };
  return { title: names(seat), note: tiles, lines: [magic, treasures, behind] };
}
