import { historyOf } from './history-of.js';

describe('A line of what changed', () => {
  it('opens the record at the history of its field', () => {
    expect(historyOf({ field: 'resaleContract.purchasePrice' }, { page: '/admin/contracts-detail/1042' })).toBe('/admin/contracts-detail/1042?field=purchasePrice');
  });

  it('opens the record where the event itself is told, or its screen has no history', () => {
    expect(historyOf({ field: '' }, { page: '/admin/contracts-detail/1042' })).toBe('/admin/contracts-detail/1042');
    expect(historyOf({ field: 'member.status' }, { page: '/admin/epic-members?memberId.is=7' })).toBe('/admin/epic-members?memberId.is=7');
    expect(historyOf({ field: 'product.name' }, undefined)).toBeUndefined();
  });
});
