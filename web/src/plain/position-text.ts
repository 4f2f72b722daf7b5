// Any position as text that a person can read, field by field.

import { isRecord } from '../lib/json';

/** The lines of a position; what is inside a field stands under it, further in. */
export function linesOf(value: unknown, indent = ''): string[] {
  const fields: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`${index}`, item])
    : Object.entries(isRecord(value) ? value : {});
  return fields.flatMap(([field, inner]) =>
    isFlat(inner) ? [`${indent}${field}: ${inLine(inner)}`] : [`${indent}${field}:`, ...linesOf(inner, `${indent}  `)],
  );
}

/** A value in one line. */
export function inLine(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(inLine).join(', ') : '–';
  if (!isRecord(value)) return String(value);
  return Object.entries(value).map(([field, inner]) => `${field} ${inLine(inner)}`).join(', ') || '–';
}

/** Whether a value is short enough for one line: a word, a number, or a list of such. */
function isFlat(value: unknown): boolean {
  const items: unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return items.every((item) => typeof item !== 'object' || item === null) && (!isRecord(value) || items.length <= 4);
}
