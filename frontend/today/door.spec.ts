import { doorTo } from './door.js';

describe('What a line of Today opens', () => {
  it('is the list by the filters that it was counted by', () => {
    const filters = [
      { field: 'contractStatus', op: 'oneOf', value: ['Draft', 'Preparing To Close'] },
      { field: 'closingDate', op: 'to', value: '2026-11-21' },
      { field: 'tourResult', op: 'empty' },
    ] as const;
    expect(doorTo({ page: '/admin/contracts', filters })).toBe('/admin/contracts?contractStatus.oneOf=Draft%2CPreparing+To+Close&closingDate.to=2026-11-21&tourResult.empty=');
  });

  it('is the screen itself where no list holds the rows', () => {
    expect(doorTo({ page: '/admin/points-statement?period=this-month', filters: [] })).toBe('/admin/points-statement?period=this-month');
  });
});
