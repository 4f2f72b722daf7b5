// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import aliBaba from '../ali-baba/pieces';
import fiveTribes from '../five-tribes/pieces';
import { parse } from '../lib/json';
import { emptySheet, moveDjinn, readKept, withSeats, wrongField } from './pieces';

describe('the sheet for the real box', () => {
  it('is sent as the server takes it', () => {
    const ada = { name: 'Ada', numbers: { coins: 40 }, counts: { ivory: 1 }, djinns: ['leta'] };
    expect(fiveTribes.request([ada]).seats[0]).toEqual({ coins: 40, goods: { ivory: 1 }, djinns: ['leta'] });
    const bo = { name: 'Bo', numbers: { score: 9 }, counts: { ring: 3 }, djinns: [] };
    expect(aliBaba.request([ada, bo]).seats[1]).toEqual({ score: 9, treasures: { ring: 3 } });
  });

  it('keeps what was entered when a seat is added or taken away', () => {
    const sheet = emptySheet(3);
    sheet.seats[0] = { name: 'Ada', numbers: { coins: 7 }, counts: {}, djinns: [] };
    expect(withSeats(sheet, 4).seats).toHaveLength(4);
    expect(withSeats(sheet, 2).seats[0]?.numbers).toEqual({ coins: 7 });
  });

  it('gives a djinn to one seat only, and takes it back at a second press', () => {
    const first = moveDjinn(emptySheet(2), 0, 'leta');
    const moved = moveDjinn(first, 1, 'leta');
    expect(moved.seats.map((seat) => seat.djinns)).toEqual([[], ['leta']]);
    expect(moveDjinn(moved, 1, 'leta').seats[1]?.djinns).toEqual([]);
  });

  it('finds the entry that can’t be', () => {
    expect(wrongField('seats[1].treasures.ring')).toEqual({ seat: 1, what: 'ring' });
    expect(wrongField('seats[0].coins')).toEqual({ seat: 0, what: 'coins' });
    expect(wrongField('variant')).toBeNull();
  });

  it('is read from the browser, unless that is no sheet', () => {
    const sheet = emptySheet(2);
    expect(readKept(parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(readKept({ seats: [{}] })).toBeNull();
    expect(readKept({ seats: [{ name: 'Ada', numbers: { coins: 'many' }, counts: {}, djinns: [] }] })).toBeNull();
    expect(readKept(parse('rubbish'))).toBeNull();
    expect(readKept(null)).toBeNull();
  });
});
