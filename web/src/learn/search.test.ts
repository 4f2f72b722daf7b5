import { expect, test } from 'vitest';

import { search } from './search';

const clauses = [
  { id: 'FT-E1', text: 'Старейшины остаются перед вами.', section: 'Свойство племени' },
  { id: 'FT-M4', text: 'Запрет возврата; кольцо возможно позже.', section: 'Перемещение' },
  { id: 'FT-D-IBLIS', text: 'Ассасины убивают двоих.', name: 'Iblis', section: 'Джинны' },
];

function found(wanted: string): string[] {
  return search(clauses, wanted, 'ru').map((clause) => clause.id);
}

test('every word looked for must be there, in any form that contains it', () => {
  expect(found('перед старейшин')).toEqual(['FT-E1']);
  expect(found('перед кольцо')).toEqual([]);
});

test('a clause is found by its id and by its section', () => {
  expect(found('ft-m4')).toEqual(['FT-M4']);
  expect(found('джинны')).toEqual(['FT-D-IBLIS']);
});

test('who learnt the game from another edition finds it by its words', () => {
  expect(found('мудрецы')).toEqual(['FT-E1']);
  expect(found('петля')).toEqual(['FT-M4']);
  expect(found('Иблис')).toEqual(['FT-D-IBLIS']);
});

test('case and accents make no difference', () => {
  expect(search([{ id: 'FT-C1', text: 'Egy oázis', section: '' }], 'OAZIS', 'hu')).toHaveLength(1);
});

test('nothing looked for leaves everything', () => {
  expect(found('  ')).toHaveLength(3);
});
