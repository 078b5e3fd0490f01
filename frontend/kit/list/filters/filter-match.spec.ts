import { fits } from './filter-match.js';

const row = { status: 'Signed', date: '2026-08-15', price: '4995.00', buyer: 'Hannah Müller', link: '' };

describe('whether a changed row still fits', () => {
  it.each([
    [{ field: 'status', op: 'is', value: ' signed ' }, true],
    [{ field: 'status', op: 'oneOf', value: ['Draft', 'Signed'] }, true],
    [{ field: 'status', op: 'oneOf', value: ['Draft'] }, false],
    [{ field: 'buyer', op: 'contains', value: 'müll' }, true],
    [{ field: 'date', op: 'from', value: '2026-08-15' }, true],
    [{ field: 'date', op: 'to', value: '2026-08-14' }, false],
    [{ field: 'price', op: 'below', value: '10000' }, true],
    [{ field: 'price', op: 'below', value: '4995' }, false],
    [{ field: 'link', op: 'empty' }, true],
    [{ field: 'link', op: 'present' }, false],
    [{ field: 'missing', op: 'from', value: '1' }, false],
  ] as const)('%j: %s', (filter, expected) => {
    expect(fits(row, [filter])).toBe(expected);
  });

  it.each([
    [{ field: 'createdAt', op: 'to', value: '2026-11-30' }, true],
    [{ field: 'createdAt', op: 'from', value: '2026-11-30' }, true],
    [{ field: 'createdAt', op: 'from', value: '2026-12-01' }, false],
    [{ field: 'createdAt', op: 'to', value: '2026-11-29' }, false],
    [{ field: 'createdAt', op: 'below', value: '2026-11-30' }, false],
    [{ field: 'createdAt', op: 'below', value: '2026-12-01' }, true],
    [{ field: 'createdAt', op: 'is', value: '2026-11-30' }, true],
    [{ field: 'createdAt', op: 'oneOf', value: ['2026-11-29', '2026-12-01'] }, false],
    [{ field: 'createdAt', op: 'to', value: '2026-12-01T04:00:00.000Z' }, false],
  ] as const)('takes a day for the whole day in New York: %j: %s', (filter, expected) => {
    // 11:30 at night of November 30 there.
    expect(fits({ createdAt: '2026-12-01T04:30:00.000Z' }, [filter])).toBe(expected);
  });

  it('needs all filters', () => {
    expect(fits(row, [{ field: 'status', op: 'is', value: 'Signed' }, { field: 'link', op: 'present' }])).toBe(false);
  });
});
