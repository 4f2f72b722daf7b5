import { describe, expect, it } from 'vitest';

import { arrange, placeForWords, roomBeside, shapeFor, type Middle, type Shape } from './arrangement';

const BOARD: Middle = { ratio: 638 / 534, above: 74, frame: { width: 0, height: 0 } };
const SIZES: [width: number, height: number, shape: Shape][] = [
  [1024, 768, 'two'],
  [1240, 800, 'three'],
  [1280, 720, 'three'],
  [1280, 800, 'three'],
  [1366, 768, 'three'],
  [1440, 900, 'three'],
  [1920, 1080, 'three'],
  [2560, 1440, 'three'],
  [390, 844, 'upright'],
  [768, 1024, 'upright'],
  [844, 390, 'lying'],
  [720, 450, 'lying'],
  [640, 400, 'lying'],
];

describe('the arrangement of a table', () => {
  it.each(SIZES)('at %i × %i is right', (width, height, shape) => {
    expect(shapeFor({ width, height })).toBe(shape);
  });

  it.each(SIZES.filter(([, , shape]) => shape === 'three' || shape === 'two'))('at %i × %i stays within the screen', (width, height, shape) => {
    const { seats, middle, panels } = arrange(shape, { width, height }, BOARD);
    expect(seats + middle + panels + 20 + 10 * (shape === 'three' ? 2 : 1)).toBeLessThanOrEqual(width);
    expect(panels).toBeGreaterThanOrEqual(300);
  });

  it.each(SIZES.filter(([, , shape]) => shape === 'three'))('at %i × %i has room for a larger board, if one is wished', (width, height, shape) => {
    const [fits, large] = [arrange(shape, { width, height }, BOARD), arrange(shape, { width, height }, BOARD, true)];
    expect(large.middle).toBeGreaterThan(fits.middle * 1.05);
    expect(large.seats + large.middle + large.panels + 40).toBeLessThanOrEqual(width);
    expect(large.least).toBeLessThan(height * 1.35);
    expect(fits.least).toBe(520);
  });

  it('lets the board grow with the screen', () => {
    const widths = [[1440, 900], [1920, 1080], [2560, 1440], [3840, 2160]].map(
      ([width = 0, height = 0]) => arrange('three', { width, height }, BOARD).middle / height,
    );
    expect(Math.min(...widths)).toBeGreaterThan(0.8);
  });
});

describe('the words about a thing', () => {
  it.each<[Shape, string, string]>([
    ['three', 'board', 'seats'],
    ['three', 'panels', 'seats'],
    ['three', 'seats', 'panels'],
    ['two', 'board', 'panels'],
    ['two', 'panels', 'board'],
    ['upright', 'board', 'free'],
  ])('stand in a table of shape %s, of what is in its %s, in the %s', (shape, part, place) => {
    expect(placeForWords(shape, part)).toBe(place);
  });

  it.each([
    ['below', { left: 20, right: 80, top: 100, bottom: 160 }, { top: 170, bottom: 10 }],
    ['above', { left: 20, right: 80, top: 600, bottom: 660 }, { top: 52, bottom: 254 }],
  ])('stand %s it where most room is', (_, thing, edges) => {
    expect(roomBeside(thing, { width: 390, height: 844 })).toEqual({ left: 10, right: 10, ...edges });
  });

  it('stand at its side on a phone that lies', () => {
    expect(roomBeside({ left: 20, right: 70, top: 180, bottom: 230 }, { width: 844, height: 390 })).toMatchObject({ left: 80, top: 52 });
  });
});
