/** A gain with its sign: +12, −3. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
