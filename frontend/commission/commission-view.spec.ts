import { commissionQuery, commissionTabs, payDatesOf, readCommissionView, reportTabs, writeCommissionView } from './commission-view.js';

const TODAY = '2026-11-21';
const read = (query: string) => readCommissionView(new URLSearchParams(query), TODAY);

describe('What the commission screen shows', () => {
  it('begins with the week of today, and for a month with its next pay date', () => {
    expect(read('')).toEqual({ report: 'sales-executive-weekly', payDate: '2026-11-20', employee: '', show: 'lines', line: '' });
    expect(read('report=sales-executive-monthly').payDate).toBe('2026-12-04');
    expect(payDatesOf('manager-overrides', TODAY)).toHaveLength(60);
    expect(payDatesOf('sales-executive-monthly', TODAY)).toHaveLength(18);
  });

  it('stands in the address, a pay period that was taken back as well', () => {
    for (const query of ['report=manager-overrides&payDate=2026-11-13&employee=8', 'report=sales-executive-weekly&payDate=none', 'report=sales-executive-weekly&payDate=2026-11-13&show=held', 'report=manager-overrides&payDate=2026-11-13&line=resale-1018-8']) {
      expect(writeCommissionView(read(query)).toString()).toBe(query);
    }
    expect(read('payDate=none').payDate).toBe('');
  });

  it('takes no day of the address on which nobody is paid', () => {
    for (const payDate of ['2026-11-12', '2026-02-31', 'yesterday', '../runs']) expect(read(`payDate=${payDate}`).payDate).toBe('');
    expect(read('report=sales-executive-monthly&payDate=2026-11-13').payDate).toBe('');
    expect(read('employee=all').employee).toBe('');
  });

  it('keeps the pay date from one report to the next, where that is paid on the day too', () => {
    const paths = commissionTabs('sales-executive-weekly', () => true, '2026-11-13').map(({ words, path }) => [words, path.includes('payDate=2026-11-13')]);
    expect(Object.fromEntries(paths)).toMatchObject({ 'Manager Overrides & Commissions': true, 'Sales Executive Monthly': false, Reserves: false });
  });

  it('says why of each report that is not available', () => {
    const shut = reportTabs.filter(({ says }) => says !== undefined);
    expect(shut.map(({ says, why }) => [says, why?.includes('no rule') || why?.includes('No rule')])).toEqual([['This report is not available.', true], ['This report is not available.', true], ['Coming soon...', true]]);
  });

  it('leads to the reserves whoever may open them, and nobody else', () => {
    const wordsFor = (may: boolean) => commissionTabs('disputes', () => may).map(({ words }) => words);
    expect([wordsFor(true).includes('Reserves'), wordsFor(false).includes('Reserves')]).toEqual([true, false]);
  });

  it('asks for the lines of one where one is chosen', () => {
    expect(commissionQuery(read('payDate=2026-11-13'))).toBe('payDate=2026-11-13');
    expect(commissionQuery(read('payDate=2026-11-13&employee=8'))).toBe('payDate=2026-11-13&employeeId=8');
  });
});
