import { listQuery, readView, withFilters, writeView, type ListView } from './list-view.js';

const view: ListView = {
  search: 'silva',
  sort: 'buyer',
  filters: [
    { field: 'contractStatus', op: 'oneOf', value: ['Draft', 'A, B and 50%'] },
    { field: 'contractDate', op: 'from', value: '2026-08-01' },
    { field: 'tppDealNumber', op: 'empty' },
  ],
};

describe('a list view in the address', () => {
  it('comes back from the address as it was', () => {
    expect(readView(new URLSearchParams(writeView(view, '-contractDate').toString()), '-contractDate')).toEqual(view);
  });

  it('says nothing when nothing was chosen', () => {
    expect(writeView({ filters: [], search: '', sort: '-contractDate' }, '-contractDate').toString()).toBe('');
  });

  it('ignores what it does not know', () => {
    expect(readView(new URLSearchParams('utm=1&price.about=3&sort=-id'), 'id')).toEqual({ filters: [], search: '', sort: '-id' });
  });

  it('replaces the filters of a field where they stood', () => {
    const changed = withFilters(view, 'contractDate', [{ field: 'contractDate', op: 'to', value: '2026-09-01' }]);
    expect(changed.filters.map(({ field, op }) => `${field} ${op}`)).toEqual(['contractStatus oneOf', 'contractDate to', 'tppDealNumber empty']);
  });

  it('asks the server for a page, with the fixed filters first', () => {
    const query = new URLSearchParams(listQuery(view, [{ field: 'tourDate', op: 'from', value: '2026-10-21' }], { offset: 100, limit: 100 }));
    expect((JSON.parse(query.get('filters')!) as { field: string }[])[0]!.field).toBe('tourDate');
    expect(query.get('offset')).toBe('100');
  });
});
