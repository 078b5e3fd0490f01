import { carriedWords, daysCarriedFrom, leftOutOnce } from './carried-over.js';

const run = (payDate: string, from: string, to: string) => ({ payRunId: payDate, payDate, from, to });
const runs = [run('2026-11-06', '2026-10-29', '2026-11-04'), run('2026-11-20', '2026-11-12', '2026-11-18')];
const day = (value: string) => ({ value, revision: 3, on: '2026-11-21' });

describe('What falls between two runs', () => {
  it('is looked for from the first run on, so that old contracts are never paid anew, and not in pay periods to come', () => {
    expect(daysCarriedFrom(runs, '2026-12-04')).toEqual({ from: '2026-10-29', to: '2026-11-18' });
    expect(daysCarriedFrom(runs, '2026-11-13')).toEqual({ from: '2026-10-29', to: '2026-11-04' });
    expect(daysCarriedFrom(runs, '2026-11-06')).toBeUndefined();
    expect(daysCarriedFrom([], '2026-12-04')).toBeUndefined();
  });

  it('says why it stands in a later run', () => {
    expect(carriedWords(day('2026-11-13'), runs, undefined)).toBe('Of the run of 11/20/2026, which was prepared without it: its date is known since 11/21/2026');
    expect(carriedWords(day('2026-11-06'), runs, undefined)).toBe('Of 11/06/2026: no run of that pay period was prepared');
    expect(carriedWords(day('2026-11-13'), runs, { key: 'resale-1', payDate: '2026-11-20', state: 'held', reason: 'No employee is called Kim' })).toBe('Held in the run of 11/20/2026: No employee is called Kim');
  });

  it('is not left out once more in every run after the one that left it out', () => {
    const sale = { kind: 'resale', date: '2026-11-13', buyer: '', what: '', base: '1.00', salesAgent: '', reason: '' } as const;
    const then = new Map([['resale-1', { key: 'resale-1', payDate: '2026-11-20', state: 'left out', reason: 'x' }]] as const);
    const { leftOut } = leftOutOnce({ lines: [], held: [], peopleLeftOut: [], leftOut: [{ ...sale, contractId: 1, carried: 'so' }, { ...sale, contractId: 2, carried: 'so' }, { ...sale, contractId: 3 }] }, then);
    expect(leftOut.map(({ contractId }) => contractId)).toEqual([2, 3]);
  });
});
