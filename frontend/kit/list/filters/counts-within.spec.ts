import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { countsWithin, movesCounts } from './counts-within.js';
import type { ListView } from '../list-view.js';

const view: ListView = { sort: 'buyer', search: '', filters: [{ field: 'status', op: 'oneOf', value: ['Signed'] }] };
const inMay: ListView = { ...view, filters: [...view.filters, { field: 'date', op: 'from', value: '2026-05-01' }] };

function change(row: object | null, ...changed: string[]): PushedChange {
  return { key: '7', operation: 'put', position: '5', by: 'Dana Kim', eventType: 'X', at: '', row: row as PushedChange['row'], ...(changed.length > 0 && { changed }) };
}

describe('Counts above a list', () => {
  it('are the totals as long as nothing but they themselves narrows it', () => {
    expect(countsWithin(view, 'status', [])).toBeUndefined();
  });

  it('are counted within its other filters and its words', () => {
    expect(countsWithin({ ...inMay, search: 'silva' }, 'status', [])?.query).toBe(
      new URLSearchParams({ field: 'status', filters: '[{"field":"date","op":"from","value":"2026-05-01"}]', search: 'silva' }).toString(),
    );
    expect(countsWithin(view, 'role', [])?.filters).toEqual(view.filters);
  });

  it('are counted within what the list always keeps to', () => {
    expect(countsWithin({ ...view, filters: [] }, 'status', [{ field: 'date', op: 'present' }])?.filters).toEqual([{ field: 'date', op: 'present' }]);
  });
});

describe('A change of a row', () => {
  const within = countsWithin(inMay, 'status', [])!;

  it('moves the counts when it changes what is counted, or whether the row is counted', () => {
    expect(movesCounts(change({ date: '2026-05-03' }, 'status'), 'status', within)).toBe(true);
    expect(movesCounts(change({ date: '2026-04-03' }, 'date'), 'status', within)).toBe(true);
    expect(movesCounts(change({ date: '2026-05-03' }), 'status', within)).toBe(true);
    expect(movesCounts(change(null), 'status', within)).toBe(true);
  });

  it('leaves them alone when it changes something else, or a row that is not among those counted', () => {
    expect(movesCounts(change({ date: '2026-05-03' }, 'price'), 'status', within)).toBe(false);
    expect(movesCounts(change({ date: '2026-04-03' }, 'status'), 'status', within)).toBe(false);
  });

  it('may always matter where words are looked for: only the server knows them', () => {
    expect(movesCounts(change({}, 'price'), 'status', countsWithin({ ...view, search: 'silva' }, 'status', [])!)).toBe(true);
  });
});
