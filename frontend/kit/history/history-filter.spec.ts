import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { daysOfEntries, everything, filtered, occurring, shortName } from './history-filter.js';

const entry = (revision: number, by: string, at: string, changes: HistoryEntry['changes'], reason?: string): HistoryEntry => ({ revision, by: { kind: 'user', id: by, name: by }, at, recordedAt: at, position: '', type: '', title: 'Terms', changes, ...(reason && { reason }) });
const price = { field: 'purchasePrice', label: 'Purchase price', kind: 'money', from: '5100.00', to: '5111.00' } as const;
const buyer = { field: 'buyerLastName', label: 'Buyer last name', kind: 'text', group: 'Parties', from: 'Lopez', to: 'Kim' } as const;

const entries = [
  entry(3, 'Grace', '2026-11-22T03:30:00.000Z', [price, buyer], 'Second week'),
  entry(2, 'Dana', '2026-11-20T15:00:00.000Z', [buyer]),
  entry(1, 'Dana', '2026-11-20T14:00:00.000Z', [price]),
  entry(0, 'Dana', '2026-11-19T14:00:00.000Z', [{ ...price, from: null }]),
];

const revisions = (found: readonly HistoryEntry[]) => found.map(({ revision, changes }) => [revision, changes.map(({ field }) => field)]);

describe('The history of a record, filtered', () => {
  it('leaves the changes of a group, a field or a person', () => {
    expect(revisions(filtered(entries, { ...everything, group: 'Money' }))).toEqual([[3, ['purchasePrice']], [1, ['purchasePrice']]]);
    expect(revisions(filtered(entries, { ...everything, field: 'buyerLastName', person: 'Grace' }))).toEqual([[3, ['buyerLastName']]]);
  });

  it('is found by a value as it is written or kept, by label and by reason', () => {
    for (const search of ['5,111.00', '5111', 'purchase', 'second WEEK']) expect(filtered(entries, { ...everything, search })[0]?.revision).toBe(3);
    expect(filtered(entries, { ...everything, search: 'nobody' })).toEqual([]);
  });

  it('goes by days of New York', () => {
    expect(filtered(entries, { ...everything, period: '2026-11-21..2026-11-21' }).map(({ revision }) => revision)).toEqual([3]);
    expect([...daysOfEntries(entries)].map(([day, all]) => [day, all.length])).toEqual([['2026-11-21', 1], ['2026-11-20', 2], ['2026-11-19', 1]]);
  });

  it('calls people by a first name that nobody else has, and what the product does by itself in full', () => {
    const at = '2026-11-20T15:00:00.000Z';
    const system = { ...entry(4, 'Leads were merged', at, []), by: { kind: 'system', id: 'merge', name: 'Leads were merged' } } as const;
    const all = [entry(1, 'Dana Kim', at, []), entry(2, 'Ellen Brooks', at, []), entry(3, 'Ellen Price', at, []), system];
    expect(all.map(({ by }) => shortName(by.name, all))).toEqual(['Dana', 'Ellen Brooks', 'Ellen Price', 'Leads were merged']);
  });

  it('offers the groups and people that occur', () => {
    expect(occurring(entries)).toEqual({ groups: ['Money', 'Parties'], people: ['Dana', 'Grace'] });
  });
});
