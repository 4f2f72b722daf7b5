// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Holding } from './holding.svelte';
import { settings } from './settings.svelte';

let sent: string[];
let left: number | null;
let holding: Holding;

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = 'undo';
  [sent, left] = [[], null];
  holding = new Holding((action) => sent.push(action), () => left);
});
afterEach(() => {
  holding.close();
  vi.useRealTimers();
});

describe('a step that is held back', () => {
  it('is sent after three seconds, and not before', () => {
    holding.hold('end');
    vi.advanceTimersByTime(2900);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(sent).toEqual(['end']);
    expect(holding.step).toBeNull();
  });

  it('is never sent once it was dropped', () => {
    holding.hold('end');
    holding.drop();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });

  it('leaves ten seconds on the clock', () => {
    left = 11_000;
    holding.hold('end');
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['end']);
    left = 9000;
    expect(holding.wanted).toBe(false);
  });

  it('waits for an answer where one is asked, but not until time runs out', () => {
    settings.confirm = 'ask';
    left = 30 * 86_400_000;
    holding.hold('end');
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    holding.drop();
    left = 30_000;
    holding.hold('end');
    vi.advanceTimersByTime(21_000);
    expect(sent).toEqual(['end']);
  });

  it('is sent when one leaves, unless it was to be confirmed', () => {
    holding.hold('end');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['end']);
    settings.confirm = 'ask';
    holding.hold('end');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['end']);
    expect(holding.step).toBeNull();
  });

  it('is not asked for by who wants it fast', () => {
    settings.confirm = 'never';
    expect(holding.wanted).toBe(false);
  });
});
