import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import type { CommissionedEmployee, SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { commissionLines } from '../report/commission-lines.js';
import { reportPeriod } from '../report/report-period.js';
import { saleToPay } from '../report/sale-of-row.js';
import type { CommissionReportName } from '../report/commission-report.dto.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { payDatesTried, payDateWithout } from './pay-dates-tried.js';
import { triedYear, type PayDateToTry } from './tried-year.js';

const person = (employeeId: number, fullName: string, marks: Partial<CommissionedEmployee> = {}): CommissionedEmployee => ({ employeeId, fullName, isActive: true, isSalesRep: true, isSalesManager: false, isSenior: false, ...marks });
const dana = person(3, 'Dana Kim');
const marcus = person(8, 'Marcus Reyes', { isSalesManager: true });
const holding = ratesOfCompany(documentedCommissionRates, []);
const half = ratesOfCompany({ ...documentedCommissionRates, halfDown: '10.00', reserve: '20.00', managerBase: '3.00', band1Rate: '2.00' }, []);

function sold(contractId: number, values: Readonly<Record<string, string>> = {}): SaleOfPeriod {
  const all = { contractDate: '2026-11-13', contractStatus: 'Signed', purchasePrice: '10000.00', depositAmount: '5000.00', salesAgent: 'Dana Kim', ...values };
  return { saleId: `resale-${contractId}`, kind: 'resale', contractId, facts: Object.fromEntries(Object.entries(all).map(([field, value], revision) => [field, { value, revision, on: '2026-11-14' }])), buyer: 'Ivan Kim', what: 'Harbour Point 204' };
}

function open(report: CommissionReportName, payDate: string, ...rows: readonly SaleOfPeriod[]): PayDateToTry {
  const period = reportPeriod(report, payDate)!;
  return { report, payDate, period, run: undefined, sales: rows.map((row) => saleToPay(row, period.field)) };
}

function paid(report: CommissionReportName, payDate: string, employees: readonly CommissionedEmployee[], ...rows: readonly SaleOfPeriod[]): PayDateToTry {
  const { sales, ...date } = open(report, payDate, ...rows);
  const { lines } = commissionLines(report, { payDate, sales, employees, rates: holding });
  const frozen = { report, payDate, from: date.period.from, to: date.period.to, lines, people: employees.map(({ employeeId, fullName, isSalesManager, isSenior }) => ({ employeeId, fullName, isSalesManager, isSenior })) };
  return { ...date, run: { isPaid: true, frozen: frozen as unknown as FrozenRun }, sales: [] };
}

const tryThem = (dates: readonly PayDateToTry[], rates = half, employees: readonly CommissionedEmployee[] = [dana, marcus]) => triedYear({ dates, employees, ratesOf: () => holding, tried: rates });

describe('Rates that are tried', () => {
  it('stand beside what was paid, by person and by report, and both add up to the same total', async () => {
    const answer = await tryThem([paid('sales-executive-weekly', '2026-11-20', [dana], sold(1018)), paid('manager-overrides', '2026-11-20', [dana, marcus], sold(1018)), open('sales-executive-weekly', '2026-11-27', sold(1019, { purchasePrice: '2000.00', depositAmount: '1000.00' }))]);
    expect(answer.people).toMatchObject([
      { employeeName: 'Dana Kim', was: { commission: '960.00', reserve: '144.00', net: '816.00' }, tried: { commission: '1200.00', reserve: '240.00', net: '960.00' }, difference: { commission: '240.00', reserve: '96.00', net: '144.00' } },
      { employeeName: 'Marcus Reyes', was: { commission: '100.00' }, tried: { commission: '300.00', reserve: '0.00' }, difference: { commission: '200.00' } },
    ]);
    expect(answer.reports).toMatchObject([
      { title: 'Sales Executive Weekly', paid: 1, unpaid: 1, difference: { commission: '240.00' } },
      { title: 'Manager Overrides & Commissions', paid: 1, unpaid: 0, difference: { commission: '200.00' } },
    ]);
    expect(answer.total).toMatchObject({ was: { commission: '1060.00' }, tried: { commission: '1500.00' }, difference: { commission: '440.00' } });
    expect([answer.from, answer.to]).toEqual(['2026-11-20', '2026-11-27']);
  });

  it('that are those which were paid make no difference, in the bonus of a month neither', async () => {
    const month = paid('sales-executive-monthly', '2026-12-04', [dana], sold(1, { purchasePrice: '30000.33' }), sold(2, { purchasePrice: '9000.37' }));
    const { total } = await tryThem([month, paid('sales-executive-weekly', '2026-11-20', [dana], sold(3, { purchasePrice: '1000.10' }))], holding);
    expect(total.difference).toEqual({ commission: '0.00', reserve: '0.00', net: '0.00' });
    expect(total.was.commission).toBe('470.02');
    expect((await tryThem([month])).total.difference.commission).toBe('390.00');
  });

  it('find people as the run paid them: who left or goes by another name since, is paid as then and called as now', async () => {
    const run = paid('manager-overrides', '2026-11-20', [dana, marcus], sold(1018));
    const renamed = { ...marcus, fullName: 'Marcus Reyes-Voss', isActive: false };
    expect((await tryThem([run], half, [dana, renamed])).people).toMatchObject([{ employeeId: 8, employeeName: 'Marcus Reyes-Voss', was: { commission: '100.00' }, tried: { commission: '300.00' } }]);
  });

  it('answer for a company without any pay date that nobody was paid', async () => {
    expect(await tryThem([])).toMatchObject({ people: [], reports: [], total: { was: { net: '0.00' } } });
  });
});

describe('The pay dates that rates are tried on', () => {
  it('are those of the last twelve months, and none that is still to come', () => {
    const weekly = payDatesTried('sales-executive-weekly', '2026-11-29');
    expect([weekly[0]!.payDate, weekly.at(-1)!.payDate, weekly.length]).toEqual(['2025-12-05', '2026-11-27', 52]);
    const monthly = payDatesTried('sales-executive-monthly', '2026-11-29');
    expect([monthly[0]!.payDate, monthly.at(-1)!.payDate, monthly.length]).toEqual(['2025-12-05', '2026-11-06', 12]);
  });

  it('have a contract once: of its own period, or of the next one without a run where its own was prepared without it (D25)', () => {
    const dates = payDatesTried('sales-executive-weekly', '2026-11-29');
    expect(payDateWithout(new Set(), dates, '2026-11-13')).toBe('2026-11-20');
    expect(payDateWithout(new Set(['2026-11-20']), dates, '2026-11-13')).toBe('2026-11-27');
    expect(payDateWithout(new Set(['2026-11-20', '2026-11-27']), dates, '2026-11-13')).toBeUndefined();
    expect(payDateWithout(new Set(), dates, '2026-11-28')).toBeUndefined();
  });
});
