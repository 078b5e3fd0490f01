import { isEmptyMonth, yearMonths } from './year-months.js';

describe('the months of a year', () => {
  const months = yearMonths([{ month: '2026-11', purchasePrice: '25380.00' }, { month: '2025-11', purchasePrice: '100.00' }, { month: '2024-01', purchasePrice: '7.00' }], 2026);

  it('are twelve, each beside the same month a year before', () => {
    expect(months).toHaveLength(12);
    expect(months[10]).toEqual({ name: 'Nov', month: '2026-11', amount: '25380.00', before: '100.00' });
  });

  it('count nothing as 0.00 and leave other years out', () => {
    expect(months[0]).toEqual({ name: 'Jan', month: '2026-01', amount: '0.00', before: '0.00' });
  });

  it('are all empty only where neither year sold anything', () => {
    expect(yearMonths([], 2020).every(isEmptyMonth)).toBe(true);
    expect(yearMonths([{ month: '2019-12', purchasePrice: '1.00' }], 2020).every(isEmptyMonth)).toBe(false);
  });
});
