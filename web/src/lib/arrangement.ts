// Where the parts of a table go on a screen of some size, and how wide they are: the board is made as large as it can be,
// and what is left is shared by the columns beside it. Numbers are CSS pixels; TableLayout draws what is found here.

/** three: seats, board, panels. two: board, panels. lying: the board at full height, all else right of it. upright: one under the other. */
export type Shape = 'three' | 'two' | 'lying' | 'upright';

export interface Size {
  width: number;
  height: number;
}

/** What a game's middle column is made of. */
export interface Middle {
  /** Width by height of the board. */
  ratio: number;
  /** The height of what stands over the board. */
  above: number;
  /** What the board's frame adds to it. */
  frame: Size;
}

export interface Arrangement {
  /** The widths of the columns; 0 where there is none. */
  seats: number;
  middle: number;
  panels: number;
  /** The tray's height, the same at every step. */
  tray: number;
  /** The least height of the table under the header. */
  least: number;
}

const GAP = 10;
const PADDING = 10;
const HEADER = 52;
/** A tray in two rows; one so wide that a single row is enough is lower. */
const TRAY = 122;
const FLAT_TRAY = 88;
const WIDE_TRAY = 860;
const SEATS = { least: 226, most: 400 };
const PANELS = { least: 300, most: 560 };
/** Beside a board at full height. */
const LEAST_SIDE = 280;
/** Of a screen held upright: header, seats, track and tray. */
const UPRIGHT_CHROME = 330;
/** Under that nothing is seen of a board. */
const LEAST_HEIGHT = 520;
/** How much of a screen's height a large table may take. */
const LARGE = 1.35;
/** The seats' share of what the board leaves. */
const SEATS_SHARE = 0.42;

/** How much a board counts in each shape: three columns show more beside it than the others do. */
const WORTH: Record<Shape, number> = { three: 1, two: 0.93, upright: 0.78, lying: 0.65 };
const FIVE_TRIBES: Middle = { ratio: 638 / 534, above: 74, frame: { width: 0, height: 0 } };

/** The shape in which a board is seen best. It goes by the screen alone, so that nothing jumps when something is said above the table. */
export function shapeFor(size: Size): Shape {
  const score = (shape: Shape): number => WORTH[shape] * widest(shape, size);
  const shapes: Shape[] = ['three', 'two', 'upright', 'lying'];
  return shapes.reduce((best, shape) => (score(shape) > score(best) ? shape : best));
}

/** How wide a board can be. */
function widest(shape: Shape, { width, height }: Size): number {
  const { ratio } = FIVE_TRIBES;
  switch (shape) {
    case 'three':
      return Math.min(width - SEATS.least - PANELS.least - 2 * (GAP + PADDING), roomFor(height, FIVE_TRIBES, TRAY) * ratio);
    case 'two':
      return Math.min(width - PANELS.least - GAP - 2 * PADDING, roomFor(height, FIVE_TRIBES, TRAY) * ratio);
    case 'upright':
      return Math.min(width - GAP, (height - UPRIGHT_CHROME) * ratio);
    case 'lying':
      return Math.min(width - LEAST_SIDE - 3 * GAP, (height - HEADER - GAP) * ratio);
  }
}

/** The height that the tray and all else leaves to a board. */
function roomFor(height: number, middle: Middle, tray: number): number {
  return height - HEADER - besideBoard(middle, tray);
}

/** The height of a table without its board. */
function besideBoard({ above, frame }: Middle, tray: number): number {
  return 2 * PADDING + above + frame.height + GAP + tray;
}

/** The columns of a table that has them. What is said above it makes the board smaller, but moves no column. A large board may be higher than
    the screen, which then scrolls. */
export function arrange(shape: Shape, { width, height: seen }: Size, middle: Middle, large = false): Arrangement {
  const height = large ? seen * LARGE : seen;
  const three = shape === 'three';
  const whole = width - 2 * PADDING - (three ? 2 : 1) * GAP;
  const most = whole - PANELS.least - (three ? SEATS.least : 0);
  const wanted = (tray: number): number => roomFor(height, middle, tray) * middle.ratio + middle.frame.width;
  const tray = Math.min(wanted(FLAT_TRAY), most) >= WIDE_TRAY ? FLAT_TRAY : TRAY;
  const board = Math.floor(Math.max(0, Math.min(wanted(tray), most)));
  const seats = three ? Math.round(within((whole - board) * SEATS_SHARE, SEATS)) : 0;
  const least = large ? Math.ceil((board - middle.frame.width) / middle.ratio + besideBoard(middle, tray)) : LEAST_HEIGHT;
  return { seats, middle: board, panels: Math.round(within(whole - board - seats, PANELS)), tray, least };
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.max(least, Math.min(value, most));
}

/** Where the words about a thing are shown: in the column of the seats, over the panels, over the board, or in the free room beside it. */
export type WordsPlace = 'seats' | 'panels' | 'board' | 'free';

/** The place that doesn't cover the part of the table which the thing is in. */
export function placeForWords(shape: Shape, part: string): WordsPlace {
  if (shape === 'three') return part === 'seats' ? 'panels' : 'seats';
  if (shape === 'two') return part === 'panels' ? 'board' : 'panels';
  return 'free';
}

/** The edges of the larger free room at a side of a thing: over or under it, on a screen that lies left or right of it. */
export function roomBeside(thing: { left: number; right: number; top: number; bottom: number }, { width, height }: Size): Edges {
  const whole = { left: GAP, right: GAP, top: HEADER, bottom: GAP };
  if (width > height) {
    return thing.left > width - thing.right ? { ...whole, right: width - thing.left + GAP } : { ...whole, left: thing.right + GAP };
  }
  return thing.top - HEADER > height - thing.bottom ? { ...whole, bottom: height - thing.top + GAP } : { ...whole, top: thing.bottom + GAP };
}

/** How far something is from each edge of the screen. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
