import { readsBack, type ColumnKind } from './reads-back.js';

const kind = (type: string, scale?: number): ColumnKind => ({ type, ...(scale === undefined ? {} : { scale }) });

describe('What a rule writes', () => {
  it.each<[unknown, ColumnKind]>([
    [null, kind('whatever')],
    ['', kind('text')],
    ['O’Neil 🙂', kind('text')],
    [-7, kind('integer')],
    [2 ** 40, kind('bigint')],
    [false, kind('boolean')],
    ['2026-11-22', kind('date')],
    ['2026-11-22T09:00:00.120Z', kind('timestamp with time zone')],
    ['-1250.50', kind('numeric', 2)],
    ['0.00', kind('numeric', 2)],
    ['12.5000', kind('numeric')],
    [{ b: 1, a: [null, 'x', { c: true }] }, kind('jsonb')],
    [['x', ''], kind('text[]')],
  ])('%j comes back as it was', (value, column) => {
    expect(readsBack(value, column)).toBe(true);
  });

  it.each<[unknown, ColumnKind]>([
    [7, kind('text')],
    ['7', kind('integer')],
    [-0, kind('integer')],
    [1.5, kind('integer')],
    ['22.11.2026', kind('date')],
    ['2026-11-22T09:00:00Z', kind('timestamp with time zone')],
    ['2026-11-22T10:00:00.000+01:00', kind('timestamp with time zone')],
    ['12.5', kind('numeric', 2)],
    ['12', kind('numeric', 2)],
    ['-0.00', kind('numeric', 2)],
    ['007.00', kind('numeric', 2)],
    ['1e3', kind('numeric')],
    [12.5, kind('numeric', 2)],
    [{ a: undefined }, kind('jsonb')],
    [{ at: new Date(0) }, kind('jsonb')],
    [[Number.NaN], kind('jsonb')],
    [['x', null], kind('text[]')],
    ['abc', kind('character(5)')],
    [1.5, kind('real')],
  ])('%j is not trusted to come back as it was', (value, column) => {
    expect(readsBack(value, column)).toBe(false);
  });
});
