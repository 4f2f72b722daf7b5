// A small plot of ratings: a line from left to right, as high as its box.

/** The points of a line through these values, in a box of that size. */
export function plotLine(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const span = Math.max(Math.max(...values) - low, 1);
  const step = width / Math.max(values.length - 1, 1);
  return values.map((value, at) => `${round(at * step)},${round(height - ((value - low) / span) * height)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
