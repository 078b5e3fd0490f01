import type { FieldChange, HistoryEntry } from '../../../../backend/platform/records/history.js';
import { curveOf, stepsOf } from './curve-of-field.js';

const by = { kind: 'user', id: '1', name: 'Dana Kim' } as const;
const entry = (revision: number, day: number, changes: readonly FieldChange[]): HistoryEntry => {
  const at = `2026-11-${String(day).padStart(2, '0')}T15:00:00.000Z`;
  return { revision, by, at, recordedAt: at, position: '', type: '', title: '', changes };
};
const price = (from: string | null, to: string | null): FieldChange => ({ field: 'purchasePrice', label: 'Purchase price', kind: 'money', from, to });
const buyer: FieldChange = { field: 'buyer', label: 'Buyer', kind: 'text', from: 'Lopez', to: 'Kim' };

const entries = [entry(3, 11, [price('5111.00', '9300.00'), buyer]), entry(2, 6, [price('4995.00', '5111.00')]), entry(0, 1, [])];
const curve = (fields: readonly string[]) => curveOf(stepsOf(entries, fields), entries.at(-1)!.at, new Date('2026-11-21T15:00:00.000Z'));

describe('The curve of a field', () => {
  it('begins with the value before its first change, where the record began, and ends now', () => {
    expect(curve(['purchasePrice'])).toMatchObject({
      steps: [{ value: 4995, place: 0 }, { value: 5111, place: 25 }, { value: 9300, place: 50, words: '9,300.00, 11/11/2026 10:00AM' }],
      label: 'Purchase price from 4,995.00 to 9,300.00 in 2 changes',
      ends: ['4,995.00', '9,300.00'],
    });
  });

  it('is not drawn of words, of what never moved, nor of several fields', () => {
    expect(curve(['buyer'])).toBeUndefined();
    expect(curve(['closingFee'])).toBeUndefined();
    expect(curve(['purchasePrice', 'buyer'])).toBeUndefined();
    expect(curveOf(stepsOf([entry(0, 1, [price(null, '100.00')])], ['purchasePrice']), entries[0]!.at)).toBeUndefined();
  });

  it('takes what was cleared for nothing', () => {
    expect(curveOf(stepsOf([entry(1, 6, [price('100.00', null)])], ['purchasePrice']), entries[2]!.at)?.steps.map(({ value }) => value)).toEqual([100, 0]);
  });
});
