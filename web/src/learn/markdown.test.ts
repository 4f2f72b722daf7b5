import { expect, test } from 'vitest';

import { blocks, inline } from './markdown';

test('a ruling is set off, and a clause named in the text is a link', () => {
  expect(inline('Nobody may bid more (after FT-D-KUMARBI). *Ruling:* see FT-B1.')).toEqual([
    { kind: 'text', text: 'Nobody may bid more (after ' },
    { kind: 'clause', text: 'FT-D-KUMARBI' },
    { kind: 'text', text: '). ' },
    { kind: 'em', text: 'Ruling:' },
    { kind: 'text', text: ' see ' },
    { kind: 'clause', text: 'FT-B1' },
    { kind: 'text', text: '.' },
  ]);
});

test('notation and strong words keep what is inside', () => {
  expect(inline('**Ruling** marks `A1`')).toEqual([
    { kind: 'strong', text: 'Ruling' },
    { kind: 'text', text: ' marks ' },
    { kind: 'code', text: 'A1' },
  ]);
});

test('a star that opens nothing is a star', () => {
  expect(inline('4 * 5')).toEqual([{ kind: 'text', text: '4 * 5' }]);
});

test('paragraphs and lists', () => {
  expect(blocks('One\nline.\n\n- first\n- second\n  goes on')).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second goes on' }]] },
  ]);
});

test('a table has a head and rows', () => {
  const [table] = blocks('| theirs | ours |\n| --- | --- |\n| петля | *кольцо* |');
  expect(table).toEqual({
    kind: 'table',
    head: [[{ kind: 'text', text: 'theirs' }], [{ kind: 'text', text: 'ours' }]],
    rows: [[[{ kind: 'text', text: 'петля' }], [{ kind: 'em', text: 'кольцо' }]]],
  });
});

test('what looks like HTML stays text', () => {
  expect(inline('<b>no</b>')).toEqual([{ kind: 'text', text: '<b>no</b>' }]);
});
