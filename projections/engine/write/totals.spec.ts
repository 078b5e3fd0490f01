import fc from 'fast-check';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { FoldedRow } from './fold.js';
import type { Totals } from '../projection.js';
import { totalsDeltas } from './totals.js';

interface Sale {
  readonly agent: string;
  readonly amount: string;
}

class SalesTotals {}

const totals: Totals<object> = {
  list: 'sales',
  entity: SalesTotals,
  contributions: (row) => [{ key: (row as Sale).agent, of: { agent: (row as Sale).agent }, add: { count: 1, amount: (row as Sale).amount } }],
};

const last = {} as RecordedEvent;

function changed(before: Sale | undefined, after: Sale | undefined): FoldedRow {
  return { key: 1, before, after, last, steps: [] };
}

function amounts(rows: readonly FoldedRow[]): Record<string, string> {
  return Object.fromEntries(totalsDeltas(totals, rows).map(({ key, add }) => [key, `${add['count']} ${String(add['amount'])}`]));
}

describe('totals of rows', () => {
  it('gain what a new row adds and lose what a removed one added', () => {
    expect(amounts([changed(undefined, { agent: 'Ann', amount: '0.10' }), changed(undefined, { agent: 'Ann', amount: '0.20' })])).toEqual({ Ann: '2 0.3' });
    expect(amounts([changed({ agent: 'Ann', amount: '0.10' }, undefined)])).toEqual({ Ann: '-1 -0.1' });
  });

  it('move from one row to another when what they count by changes', () => {
    expect(amounts([changed({ agent: 'Ann', amount: '5.00' }, { agent: 'Bob', amount: '6.00' })])).toEqual({ Ann: '-1 -5', Bob: '1 6' });
  });

  it('are left alone by changes that come to nothing', () => {
    expect(amounts([changed({ agent: 'Ann', amount: '5.00' }, { agent: 'Ann', amount: '5.00' })])).toEqual({});
    const swapped = [changed({ agent: 'Ann', amount: '5.00' }, { agent: 'Bob', amount: '5.00' }), changed({ agent: 'Bob', amount: '5.00' }, { agent: 'Ann', amount: '5.00' })];
    expect(amounts(swapped)).toEqual({});
  });

  it('count of several contributions those that a change alters, also where two of a row have one key', () => {
    const sums = (before: readonly Sale[], after: readonly Sale[]) => {
      const each = { ...totals, contributions: (row: object) => (row as { sales: readonly Sale[] }).sales.flatMap((sale) => totals.contributions(sale)) };
      const rows = [{ ...changed(undefined, undefined), before: { sales: before }, after: { sales: after } }];
      return Object.fromEntries(totalsDeltas(each, rows).map(({ key, add }) => [key, `${add['count']} ${String(add['amount'])}`]));
    };
    const [ann, bob, dear] = [{ agent: 'Ann', amount: '5.00' }, { agent: 'Bob', amount: '0.00' }, { agent: 'Ann', amount: '7.50' }];
    expect(sums([ann, bob], [dear, bob])).toEqual({ Ann: '0 2.5' });
    expect(sums([bob, ann], [ann, bob])).toEqual({});
    expect(sums([ann, ann], [ann])).toEqual({ Ann: '-1 -5' });
    expect(sums([ann], [ann, bob])).toEqual({ Bob: '1 0' });
  });

  it('stay exact to the cent, whatever the amounts', () => {
    const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(cents, (sold) => {
        const rows = sold.map((cent) => changed(undefined, { agent: 'Ann', amount: (cent / 100).toFixed(2) }));
        const [delta] = totalsDeltas(totals, rows);
        const expected = sold.reduce((sum, cent) => sum + cent, 0);
        expect(Math.round(Number(delta?.add['amount'] ?? 0) * 100)).toBe(expected);
      }),
    );
  });
});
