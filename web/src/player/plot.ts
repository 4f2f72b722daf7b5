// Where the points of a small chart stand.

export interface PlotFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The levels at which a line is drawn: round numbers that all values lie between. */
export function levelsFor(values: readonly number[], step: number): number[] {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...values) / step) * step, low + step);
  const between = Math.ceil((high - low) / step / 3) * step;
  const levels = [];
  for (let level = low; level < high + between; level += between) levels.push(level);
  return levels;
}

/** How high a value stands between the lowest and the highest level. */
export function heightOf(value: number, levels: readonly number[], { top, bottom }: PlotFrame): number {
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  return bottom - ((value - low) / (high - low || 1)) * (bottom - top);
}

/** How far right the value at that place stands, of so many. */
export function placeOf(at: number, count: number, { left, right }: PlotFrame): number {
  return count > 1 ? left + (at / (count - 1)) * (right - left) : (left + right) / 2;
}

/** The corners of a line through the values. */
export function corners(values: readonly number[], levels: readonly number[], frame: PlotFrame): string {
  return values.map((value, at) => `${placeOf(at, values.length, frame).toFixed(1)},${heightOf(value, levels, frame).toFixed(1)}`).join(' ');
}
