import type { FieldChange, HistoryEntry } from '../../../backend/platform/records/history.js';
import { timeline, touchedBy } from './timeline.js';
import { versionScale } from './versions/version-scale.js';

const change = (field: string, label: string, from: unknown, to: unknown, kind: FieldChange['kind'] = 'text'): FieldChange => ({ field, label, kind, from, to });

function entry(revision: number, title: string, changes: readonly FieldChange[], reason?: string): HistoryEntry {
  const by = { kind: 'user', id: '1', name: 'Dana Kim' } as const;
  const at = `2026-11-1${revision}T15:00:00.000Z`;
  return { revision, title, changes, by, at, recordedAt: at, position: String(revision), type: 'T', ...(reason ? { reason } : {}) };
}

const entries = [
  entry(3, 'Closing date', [change('closingDate', 'Closing date', '2026-12-18', '2026-12-28', 'date')], 'Buyer asked'),
  entry(2, 'Status', [change('contractStatus', 'Status', 'Draft', 'Signed', 'status')]),
  entry(1, 'Financial terms', [change('depositAmount', 'Deposit', '2000.00', '4500.00', 'money'), change('balanceDue', 'Balance due', '20080.00', '17580.00', 'money')]),
  entry(0, 'Created from inventory 364', [change('contractStatus', 'Status', null, 'Draft', 'status'), change('resort', 'Resort', null, 'Palm Bay')]),
];

describe('the history of a record', () => {
  const items = timeline(entries, { field: 'contractStatus', value: 'Signed' });

  it('colours every entry by the status that it left behind', () => {
    expect(items.map(({ status }) => status)).toEqual(['Signed', 'Signed', 'Draft', 'Draft']);
  });

  it('says what an entry is about once, by the name of the field that was changed', () => {
    expect(items[0]).toMatchObject({ title: 'Closing date', first: { from: '2026-12-18', to: '2026-12-28' } });
    expect(items[2]).toMatchObject({ title: 'Deposit', first: { label: 'Deposit' } });
    expect(items[2]!.rest).toEqual([expect.objectContaining({ field: 'balanceDue' })]);
  });

  it('leaves out changes that the title has said already', () => {
    const gave = { ...entry(1, 'Gave Contracts: Edit', [change('Contracts_Edit', 'Contracts: Edit', false, true, 'yesNo')]), toldInTitle: true } as const;
    expect(timeline([gave], { field: 'status', value: 'Active' })[0]).toMatchObject({ title: 'Gave Contracts: Edit', first: undefined, rest: [] });
  });

  it('keeps the reason and tells a beginning by its title alone', () => {
    expect(items[0]!.reason).toBe('Buyer asked');
    expect(items[3]).toMatchObject({ first: undefined, rest: [] });
  });

  it('knows what a version touched, and marks nothing of the first', () => {
    expect([...touchedBy(entries, 1)]).toEqual(['depositAmount', 'balanceDue']);
    expect(touchedBy(entries, 0).size).toBe(0);
  });
});

describe('the version scrubber', () => {
  it('places versions by their time', () => {
    expect(versionScale(['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-05T00:00:00Z'])).toEqual([0, 25, 100]);
  });

  it('keeps versions of one moment apart and inside', () => {
    const places = versionScale(Array.from({ length: 500 }, () => '2026-11-01T00:00:00Z'));
    expect(new Set(places).size).toBe(500);
    expect(places.at(-1)).toBeLessThanOrEqual(100);
  });
});
