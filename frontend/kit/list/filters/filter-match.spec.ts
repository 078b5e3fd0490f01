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

  it('needs all filters', () => {
    expect(fits(row, [{ field: 'status', op: 'is', value: 'Signed' }, { field: 'link', op: 'present' }])).toBe(false);
  });
});
