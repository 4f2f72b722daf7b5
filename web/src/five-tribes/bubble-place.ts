// Where the preview bubble stands: beside the tile pointed at, where it covers as little as possible of what may
// be chosen.

import { corner, HEIGHT, WIDTH } from './geometry';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

const GAP = 16;

/** The place for a bubble of that size, in pixels of a board that is `wide` pixels wide. */
export function placeBubble(tile: string, keepFree: readonly string[], wide: number, size: { width: number; height: number }): Box & { side: Side } {
  const scale = wide / WIDTH;
  const rect = (name: string): Box => {
    const { x, y } = corner(name);
    return { left: x * scale, top: y * scale, width: 100 * scale, height: 100 * scale };
  };
  const at = rect(tile);
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  const across = within(middle.x - size.width / 2, wide - size.width);
  const along = within(middle.y - size.height / 2, HEIGHT * scale - size.height);
  const above: Box & { side: Side } = { ...size, side: 'above', left: across, top: at.top - GAP - size.height };
  const places: (Box & { side: Side })[] = [
    above,
    { ...size, side: 'below', left: across, top: at.top + at.height + GAP },
    { ...size, side: 'right', left: at.left + at.width + GAP, top: along },
    { ...size, side: 'left', left: at.left - GAP - size.width, top: along },
  ];
  const covers = (box: Box): number => keepFree.filter((name) => name !== tile && overlap(box, rect(name))).length;
  const outside = (box: Box): number => (box.left < -8 || box.left + box.width > wide + 8 || box.top < -70 ? 100 : 0);
  const cost = places.map((place) => covers(place) + outside(place));
  return places[cost.indexOf(Math.min(...cost))] ?? above;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
