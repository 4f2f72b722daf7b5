// Numbers that stand under each other: all of a column have as many digits after the point.

import { number } from '../lib/words.svelte';

/** How to write the numbers of a column, with as many digits as any of them needs and at most so many. */
export function aligned(values: readonly number[], most: number): (value: number) => string {
  const digits = Math.max(0, ...values.map((value) => needed(value, most)));
  return (value) => number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function needed(value: number, most: number): number {
  const [, after = ''] = value.toFixed(most).split('.');
  return after.replace(/0+$/, '').length;
}
