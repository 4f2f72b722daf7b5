import { expect, test } from 'vitest';

import { Gate } from './gate.svelte';

function house(entry: string | undefined): Gate {
  const gate = new Gate();
  gate.read(entry);
  return gate;
}

test('an open house lets everybody see everything', () => {
  const gate = house(undefined);
  expect(gate.barrier('')).toBeNull();
  expect(gate.barrier('table')).toBeNull();
});

test('a closed house waits until it is known who comes, then shows strangers its entrance', () => {
  const gate = house('password');
  expect(gate.barrier('table')).toBe('wait');
  gate.inside = false;
  expect(gate.barrier('table')).toBe('enter');
  expect(gate.barrier('link')).toBeNull();
  gate.inside = true;
  expect(gate.barrier('table')).toBeNull();
});

test('a house that was closed meanwhile says so by its refusals', () => {
  const gate = house(undefined);
  gate.refused({ code: 'no-name', message: '', id: 'nobody' });
  expect(gate.barrier('')).toBeNull();
  gate.refused({ code: 'no-name', message: '', id: 'house-is-closed' });
  expect(gate.barrier('')).toBe('enter');
});

test('who is banned sees why, and still what is their own', () => {
  const gate = house(undefined);
  gate.refused({ code: 'banned', message: 'no', id: 'banned-spam', ban: { why: 'spam', until: 5 } });
  expect(gate.barrier('table')).toBe('banned');
  expect(gate.barrier('me')).toBeNull();
  expect(gate.ban?.ban?.until).toBe(5);
});
