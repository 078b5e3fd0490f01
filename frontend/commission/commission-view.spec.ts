import { commissionQuery, payDatesOf, readCommissionView, writeCommissionView } from './commission-view.js';

const TODAY = '2026-11-21';
const read = (query: string) => readCommissionView(new URLSearchParams(query), TODAY);

describe('What the commission screen shows', () => {
  it('begins with the week of today, and for a month with its next pay date', () => {
    expect(read('')).toEqual({ report: 'sales-executive-weekly', payDate: '2026-11-20', employee: '', show: 'lines' });
    expect(read('report=sales-executive-monthly').payDate).toBe('2026-12-04');
    expect(payDatesOf('manager-overrides', TODAY)).toHaveLength(60);
    expect(payDatesOf('sales-executive-monthly', TODAY)).toHaveLength(18);
  });

  it('stands in the address, a pay period that was taken back as well', () => {
    for (const query of ['report=manager-overrides&payDate=2026-11-13&employee=8', 'report=sales-executive-weekly&payDate=none', 'report=sales-executive-weekly&payDate=2026-11-13&show=held']) {
      expect(writeCommissionView(read(query)).toString()).toBe(query);
    }
    expect(read('payDate=none').payDate).toBe('');
  });

  it('asks for the lines of one where one is chosen', () => {
    expect(commissionQuery(read('payDate=2026-11-13'))).toBe('payDate=2026-11-13');
    expect(commissionQuery(read('payDate=2026-11-13&employee=8'))).toBe('payDate=2026-11-13&employeeId=8');
  });
});
