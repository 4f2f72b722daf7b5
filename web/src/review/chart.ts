// The geometry of the chance-to-win chart: where a moment and a percentage lie, and where the names at the ends go.

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Label {
  seat: number;
  text: string;
  y: number;
}

/** How far across a moment lies; moment 0 is the beginning, `last` the end of the game. */
export function across(frame: Frame, moment: number, last: number): number {
  return frame.left + ((frame.right - frame.left) * moment) / Math.max(last, 1);
}

/** How high a chance of 0 … 1 lies. */
export function height(frame: Frame, chance: number): number {
  return frame.bottom - (frame.bottom - frame.top) * chance;
}

/** The moment nearest to a point of the chart. */
export function momentAt(frame: Frame, x: number, last: number): number {
  const share = (x - frame.left) / (frame.right - frame.left);
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}

/** The line through the chances of one seat, moment by moment. */
export function line(frame: Frame, chances: number[], last: number): string {
  const points = chances.map((chance, moment) => `${round(across(frame, moment, last))} ${round(height(frame, chance))}`);
  return points.length > 0 ? `M${points.join('L')}` : '';
}

/** The labels pushed apart so that none covers another, and kept inside the frame. */
export function spread(labels: Label[], gap: number, frame: Frame): Label[] {
  const placed = [...labels].sort((a, b) => a.y - b.y).map((label) => ({ ...label }));
  let free = frame.top;
  for (const label of placed) {
    label.y = Math.max(label.y, free);
    free = label.y + gap;
  }
  let limit = frame.bottom;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - gap;
  }
  return placed;
}

/** A letter for each name, with the seat's number where two begin alike. */
export function initials(names: string[]): string[] {
  const letters = names.map((name) => ([...name.trim()][0] ?? '?').toUpperCase());
  return letters.map((letter, seat) => (letters.filter((other) => other === letter).length > 1 ? `${letter}${seat + 1}` : letter));
}

/** The marks under the chart: where each round begins, or every tenth turn of a game without rounds. */
export function marks(rounds: (number | null)[]): { moment: number; number: number; until: number }[] {
  const last = rounds.length;
  const found: { moment: number; number: number; until: number }[] = [];
  rounds.forEach((round, index) => {
    const number = round ?? Math.floor(index / 10) * 10;
    if (found.at(-1)?.number === number) return;
    found.push({ moment: index, number, until: last });
    const before = found.at(-2);
    if (before) before.until = index;
  });
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
