import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import type { SettledElsewhere } from '../../../projections/commission-runs/commission-runs.queries.js';
import type { CommissionedEmployee, SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { differences } from './adjustments.js';
import { commissionLines } from './commission-lines.js';
import type { CommissionReportName } from './commission-report.dto.js';
import { frozenOf } from './frozen-run.js';
import { saleToPay } from './sale-of-row.js';

const rates = ratesOfCompany(documentedCommissionRates, []);
const employees: readonly CommissionedEmployee[] = [
  { employeeId: 3, fullName: 'Dana Kim', isActive: true, isSalesRep: true, isSalesManager: false, isSenior: false },
  { employeeId: 4, fullName: 'José Cohen', isActive: true, isSalesRep: true, isSalesManager: false, isSenior: false },
  { employeeId: 8, fullName: 'Marcus Reyes', isActive: true, isSalesRep: false, isSalesManager: true, isSenior: false },
];
type Values = Readonly<Record<string, string | null>>;

/** @param changed since it was paid */
function sold(contractId: number, values: Values, changed: Values = {}): SaleOfPeriod {
  const then = { contractDate: '2026-11-13', contractStatus: 'Signed', purchasePrice: '10000.00', depositAmount: '5000.00', paidInFullDate: null, salesAgent: 'Dana Kim', toName: null, ...values };
  const facts = Object.fromEntries(Object.entries({ ...then, ...changed }).map(([field, value], revision) => [field, { value, revision: field in changed ? 20 : revision, on: field in changed ? '2026-11-24' : '2026-11-14' }]));
  return { saleId: `resale-${contractId}`, kind: 'resale', contractId, facts, buyer: '', what: '' };
}

function paid(report: CommissionReportName, sales: readonly SaleOfPeriod[]): FrozenRun {
  const parts = commissionLines(report, { payDate: '2026-11-20', sales: sales.map((row) => saleToPay(row, 'contractDate')), employees, rates });
  return frozenOf({ report, payDate: '2026-11-20', from: '', to: '', ratesFrom: null, ...parts, adjustments: [], carries: [], reserves: [] }, { secondPerson: false, rates: { ...rates, exceptionDeals: [], bonus: [...rates.bonus] }, people: [...employees] });
}

function since(report: CommissionReportName, before: readonly SaleOfPeriod[], now: readonly SaleOfPeriod[], settled: readonly SettledElsewhere[] = [], { recover = true, people = employees } = {}) {
  const runs = [{ payRunId: `${report}-2026-11-20`, payDate: '2026-11-20', frozen: paid(report, before) }];
  const found = differences({ runs, settled, sales: new Map(now.map((row) => [row.saleId, row])), employees: people, ratesOf: () => rates, recover });
  return found.map(({ contractId, employeeId, number, paid: then, due, commission, reserve, cause }) => [contractId, employeeId, number, then, due, commission, reserve, cause]);
}

const WEEK = 'sales-executive-weekly';
const before = sold(1, {});

describe('What a contract has come to since it was paid', () => {
  it('is nothing while it stands as it did, whatever its date and its way to closing', () => {
    expect(since(WEEK, [before], [before])).toEqual([]);
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Closed', contractDate: '2026-11-27' })])).toEqual([]);
  });

  it('is the difference of what was paid and what is due, with the cause', () => {
    expect(since(WEEK, [before], [sold(1, {}, { purchasePrice: '9000.00' })])).toEqual([[1, 3, 0, '800.00', '720.00', '-80.00', '-12.00', 'Purchase price 10,000.00 → 9,000.00']]);
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Rescinded' })])).toEqual([[1, 3, 0, '800.00', '0.00', '-800.00', '-120.00', 'Status Signed → Rescinded']]);
  });

  it('goes by the cut-off of the run that paid it: a later payment in full raises nothing (D22)', () => {
    const full = { paymentStatus: 'Paid in Full at Signing' };
    expect(since(WEEK, [sold(1, full)], [sold(1, full, { paidInFullDate: '2026-11-19' })])).toEqual([]);
    expect(since(WEEK, [sold(1, full)], [sold(1, full, { paidInFullDate: '2026-11-18' })])).toMatchObject([[1, 3, 0, '800.00', '900.00', '100.00', '15.00', 'Paid in full date empty → 11/18/2026']]);
  });

  it('moves what an agent was paid to whom the contract names now', () => {
    expect(since(WEEK, [before], [sold(1, {}, { salesAgent: 'José Cohen' })])).toMatchObject([
      [1, 3, 0, '800.00', '0.00', '-800.00', '-120.00', 'Sales agent Dana Kim → José Cohen'],
      [1, 4, 0, '0.00', '800.00', '800.00', '120.00', 'Sales agent Dana Kim → José Cohen'],
    ]);
  });

  it('is asked back of rescinded contracts only where the company wants that (D17)', () => {
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Canceled' })], [], { recover: false })).toEqual([]);
  });

  it('is not paid again where it was asked back before the company stopped to (D17)', () => {
    const back = { kind: 'resale', contractId: 1, employeeId: 3, employeeName: 'Dana Kim', payRunId: `${WEEK}-2026-11-20`, number: 0, paid: '800.00', due: '0.00', commission: '-800.00', reserve: '-120.00', net: '-680.00', cause: '', facts: [] } as const;
    const settled: SettledElsewhere[] = [{ payRunId: `${WEEK}-2026-11-27`, status: 'Paid', adjustments: [{ ...back, facts: [] }], carries: [] }];
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Rescinded' })], settled, { recover: false })).toEqual([]);
  });

  it('stays with whom it was paid to, whoever bears that name now, and waits while nobody bears the new one', () => {
    const people = [{ ...employees[0]!, fullName: 'Dana Lee' }, { ...employees[0]!, employeeId: 9 }, ...employees.slice(1)];
    expect(since(WEEK, [before], [sold(1, {}, { purchasePrice: '9000.00' })], [], { people })).toEqual([[1, 3, 0, '800.00', '720.00', '-80.00', '-12.00', 'Purchase price 10,000.00 → 9,000.00']]);
    expect(since(WEEK, [before], [sold(1, {}, { salesAgent: 'Dana Kimm' })])).toEqual([]);
  });

  it('counts what earlier runs adjusted: undone after that, it is paid again and names what undid it', () => {
    const adjusted = { kind: 'resale', contractId: 1, employeeId: 3, employeeName: 'Dana Kim', payRunId: `${WEEK}-2026-11-20`, number: 0, paid: '800.00', due: '0.00', commission: '-800.00', reserve: '-800.00', net: '0.00', cause: '', facts: [] } as const;
    const settled: SettledElsewhere[] = [{ payRunId: `${WEEK}-2026-11-27`, status: 'Paid', adjustments: [{ ...adjusted, facts: [] }], carries: [] }];
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Rescinded' })], settled)).toEqual([]);
    expect(since(WEEK, [before], [sold(1, {}, { contractStatus: 'Signed' })], settled)).toEqual([[1, 3, 1, '0.00', '800.00', '800.00', '800.00', 'As it was paid: Status was undone']]);
  });

  it('names of a line that was adjusted before only what came after: not what the earlier adjustment told', () => {
    const fell = (version: number) => ({ field: 'purchasePrice', from: '10000.00', value: '9000.00', version, on: '2026-11-21' });
    const adjusted = { kind: 'resale', contractId: 1, employeeId: 3, employeeName: 'Dana Kim', payRunId: `${WEEK}-2026-11-20`, number: 0, paid: '800.00', due: '0.00', commission: '-800.00', reserve: '-800.00', net: '0.00', cause: '' } as const;
    const settled = (version: number): SettledElsewhere[] => [{ payRunId: `${WEEK}-2026-11-27`, status: 'Paid', adjustments: [{ ...adjusted, facts: [fell(version)] }], carries: [] }];
    const now = sold(1, {}, { purchasePrice: '9000.00', contractStatus: 'Signed' });
    const { version } = saleToPay(now, 'contractDate').facts.find(({ field }) => field === 'purchasePrice')!;
    expect(since(WEEK, [before], [now], settled(version))).toMatchObject([[1, 3, 1, '0.00', '720.00', '720.00', '720.00', 'Status was undone']]);
    expect(since(WEEK, [before], [now], settled(version - 1))).toMatchObject([[1, 3, 1, '0.00', '720.00', '720.00', '720.00', 'Purchase price 10,000.00 → 9,000.00; Status was undone']]);
  });

  it('reaches every contract of a month whose volume fell into a lower band', () => {
    const month = { paidInFullDate: '2026-11-10', purchasePrice: '30000.00' };
    const rescinded = sold(2, month, { contractStatus: 'Rescinded' });
    expect(since('sales-executive-monthly', [sold(1, month), sold(2, month)], [sold(1, month), rescinded])).toEqual([
      [1, 3, 0, '900.00', '0.00', '-900.00', '0.00', 'The volume of the month changed: contract 2'],
      [2, 3, 0, '900.00', '0.00', '-900.00', '0.00', 'Status Signed → Rescinded'],
    ]);
  });

  it('reaches a manager whoever sold it, and waits where two people are called as the manager is', () => {
    const now = sold(1, {}, { salesAgent: 'Dana Kimm', toName: 'Marcus Reyes' });
    const people = [...employees, { ...employees[0]!, employeeId: 9, fullName: 'Marcus Reyes' }];
    expect(since('manager-overrides', [before], [now])).toMatchObject([[1, 8, 0, '100.00', '350.00', '250.00', '0.00', 'Sales agent Dana Kim → Dana Kimm; TO empty → Marcus Reyes']]);
    expect(since('manager-overrides', [before], [now], [], { people })).toEqual([]);
  });

  it('knows a manager by the name of then and of now', () => {
    const people = employees.map((one) => (one.employeeId === 8 ? { ...one, fullName: 'Marcus Reyes-Lang' } : one));
    for (const toName of ['Marcus Reyes', 'Marcus Reyes-Lang']) {
      expect(since('manager-overrides', [before], [sold(1, {}, { toName })], [], { people })).toEqual([[1, 8, 0, '100.00', '350.00', '250.00', '0.00', `TO empty → ${toName}`]]);
    }
  });

  it('reaches each manager that the contract paid', () => {
    expect(since('manager-overrides', [before], [sold(1, {}, { toName: 'Marcus Reyes' })])).toEqual([[1, 8, 0, '100.00', '350.00', '250.00', '0.00', 'TO empty → Marcus Reyes']]);
  });
});
