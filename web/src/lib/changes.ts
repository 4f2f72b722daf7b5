// Turns the view of before into the one of now, as the server tells the difference.

import type { Change, View } from './protocol';

type Holder = Record<string | number, unknown>;

/** The view with the changes made; nothing of the one given is altered, and what is untouched is shared. */
export function applyChanges(view: View, changes: Change[]): View {
  const fresh = new Set<object>();
  const own = <T extends object>(value: T): T => {
    if (fresh.has(value)) return value;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as T;
    fresh.add(copy);
    return copy;
  };
  const now = own(view);
  for (const [path, ...value] of changes) {
    let at: Holder = now;
    for (const key of path.slice(0, -1)) {
      const copy = own(at[key] as object);
      at[key] = copy;
      at = copy as Holder;
    }
    const last = path[path.length - 1] as string | number;
    if (value.length > 0) at[last] = value[0];
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the path says which
    else delete at[last];
  }
  return now;
}
