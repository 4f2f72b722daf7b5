// Whether something can be done now, and why not, as the game says it.

import type { AboutLine } from './about';
import type { Play } from './play';
import { NotAnswered } from './table-play.svelte';
import { list, reason, t } from './words.svelte';

/** Whether one of these can be done, else the reasons against each of them; null where nobody knows. */
export async function verdict(play: Play, actions: readonly string[]): Promise<AboutLine | null> {
  if (play.legal === null) return not([reason({ code: 'not-your-turn', message: '' })]);
  if (actions.some((action) => play.legal?.includes(action))) return { icon: 'ui-check', text: t('about-now'), strong: true };
  return not(await Promise.all(actions.map((action) => play.look([action]).then(() => '', refusal))));
}

function not(reasons: string[]): AboutLine | null {
  const known = [...new Set(reasons.filter(Boolean))];
  return known.length > 0 ? { icon: 'ui-ban', text: t('about-not-now', { reason: list(known) }), strong: true } : null;
}

function refusal(why: unknown): string {
  return why instanceof NotAnswered ? reason(why.refusal) : '';
}
