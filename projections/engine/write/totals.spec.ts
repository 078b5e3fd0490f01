import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { FoldedRow } from './fold.js';
import type { Totals } from '../projection.js';
import { BatchContributions, totalsDeltas } from './totals.js';

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

function changed(before: object | undefined, after: object | undefined): FoldedRow {
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

  describe('of rows that contribute several times', () => {
    const each: Totals<object> = { ...totals, contributions: (row) => (row as { sales: readonly Sale[] }).sales.flatMap((sale) => totals.contributions(sale)) };
    const sums = (before: readonly Sale[], after: readonly Sale[]) =>
      Object.fromEntries(totalsDeltas(each, [changed({ sales: before }, { sales: after })]).map(({ key, add }) => [key, `${add['count']} ${String(add['amount'])}`]));
    const [ann, bob, dear] = [{ agent: 'Ann', amount: '5.00' }, { agent: 'Bob', amount: '0.00' }, { agent: 'Ann', amount: '7.50' }];

    it('count what a change alters, also where two have one key', () => {
      expect(sums([ann, bob], [dear, bob])).toEqual({ Ann: '0 2.5' });
      expect(sums([bob, ann], [ann, bob])).toEqual({});
      expect(sums([ann, ann], [ann])).toEqual({ Ann: '-1 -5' });
      expect(sums([ann], [ann, bob])).toEqual({ Bob: '1 0' });
    });

    it('come to what all of them added one by one come to', () => {
      const sale = fc.record({ agent: fc.constantFrom('Ann', 'Bob', 'Cy'), amount: fc.constantFrom('0.00', '5.00', '-5.00', '0.10', '7.50') });
      const naive = (agent: string, sales: readonly Sale[]) => sales.filter((one) => one.agent === agent).reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
      fc.assert(
        fc.property(fc.array(sale, { maxLength: 6 }), fc.array(sale, { maxLength: 6 }), (before, after) => {
          const got = new Map(totalsDeltas(each, [changed({ sales: before }, { sales: after })]).map(({ key, add }) => [key, add]));
          for (const agent of ['Ann', 'Bob', 'Cy']) {
            expect(new Decimal(got.get(agent)?.['amount'] ?? 0).toFixed(2)).toBe(naive(agent, after).minus(naive(agent, before)).toFixed(2));
            const count = (sales: readonly Sale[]) => sales.filter((one) => one.agent === agent).length;
            expect(Number(got.get(agent)?.['count'] ?? 0)).toBe(count(after) - count(before));
          }
        }),
      );
    });

    it('see a column that the change adds, and ask the rule once for all tables that it makes', () => {
      let asked = 0;
      const rule = (row: object) => (asked++, [{ key: 'all', of: {}, add: (row as { add: Record<string, number> }).add }]);
      const tables = [{ ...totals, contributions: rule }, { ...totals, contributions: rule, day: () => '2026-11-30' }];
      const [before, after] = [{ add: { count: 1 } }, { add: { count: 1, rescinded: 2 } }];
      const row = { ...changed(before, after), steps: [{ before, after, last }] };
      const batch = new BatchContributions(tables);
      expect(tables.map((table) => totalsDeltas(table, [row], batch).map(({ key, add }) => [key, add]))).toEqual([[['all', { count: 0, rescinded: 2 }]], [['2026-11-30 all', { count: 0, rescinded: 2 }]]]);
      expect(asked).toBe(2);
    });
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
