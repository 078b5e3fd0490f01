import { underMonths } from './months.js';

const row = (contractDate: string | null, purchasePrice: string | null) => ({ contractDate, purchasePrice });

describe('The accounting sheet by month', () => {
  it('has each month over its rows, with what they come to', () => {
    const rows = [row('2026-11-17', '3495.00'), row('2026-11-01', '4995.10'), row('2026-10-31', null), row(null, '5.00')];
    const lines = underMonths(rows, ['purchasePrice'], new Set(['2026-10']));
    expect(lines).toEqual([
      { summary: { key: 'month:2026-11', values: { contractStatus: 'November 2026', salesAgent: '2 contracts', purchasePrice: '8490.10' }, show: { contractStatus: 'November 2026' } } },
      { row: rows[0] },
      { row: rows[1] },
      { summary: { key: 'month:2026-10', values: { contractStatus: 'October 2026', salesAgent: '1 contract', purchasePrice: '0.00' }, show: { contractStatus: 'October 2026, closed' } } },
      { row: rows[2] },
      { summary: { key: 'month:', values: { contractStatus: 'No purchase date', salesAgent: '1 contract', purchasePrice: '5.00' }, show: { contractStatus: 'No purchase date' } } },
      { row: rows[3] },
    ]);
  });
});
