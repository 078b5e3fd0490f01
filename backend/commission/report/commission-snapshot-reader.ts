import { Decimal } from 'decimal.js';
import type pg from 'pg';
import { salesPaidBy } from '../../../events/commission/sales-in-run.rules.js';
import type { CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { ratesHolding } from '../../../events/company/commission-rates.rules.js';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { inOtherRuns, otherRuns, runsToAdjust, settledInOtherRuns, unpaidInOtherRuns, type FrozenPeriod, type InRun, type PaidRunRead, type SettledElsewhere, type UnpaidThen } from '../../../projections/commission-runs/commission-runs.queries.js';
import { commissionedEmployees, salesByKey, salesInNoRun, salesOfPeriod, type CommissionedEmployee, type SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { reservesHeld, type ReserveHeld } from '../../../projections/reserve-ledger/reserve-ledger.queries.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import type { CommissionRates } from '../rules/commission-rates.rules.js';
import type { Owed } from '../rules/recoveries.rules.js';
import { payRunIdOf } from '../runs/commission-run.js';
import { differences, type Difference } from './adjustments.js';
import { carriedWords, daysCarriedFrom } from './carried-over.js';
import type { CommissionRequest } from './commission-request.js';
import { wholeRun } from './frozen-run.js';
import { saleToPay, type SaleToPay } from './sale-of-row.js';

export interface RatesHeld {
  readonly periods: readonly CommissionRateValues[] | null;
  readonly deals: readonly CompanyListItem[] | null;
  readonly secondPerson: string | null;
  readonly recoverGivenBack: string | null;
}

/** All that a report is worked out from, of one moment. */
export interface CommissionSnapshot {
  readonly sales: readonly SaleToPay[];
  /** Pay dates of the runs that pay sales of the period already, by `resale-1018`. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** What earlier runs said of sales that are carried over. */
  readonly then: ReadonlyMap<string, UnpaidThen>;
  readonly employees: readonly CommissionedEmployee[];
  readonly rates: CommissionRates;
  readonly values: CommissionRateValues;
  readonly differences: readonly Difference[];
  readonly owed: readonly Owed[];
  /** What a run may take of somebody's reserve. */
  readonly available: (employeeId: number) => string;
}

/** @param client in a transaction that sees one moment */
export async function commissionSnapshot(client: pg.ClientBase, { report, payDate, period }: CommissionRequest): Promise<CommissionSnapshot> {
  const payRunId = payRunIdOf({ report, payDate });
  const rows = async <Row>(statement: SqlStatement) => rowsOf<Row>(client, statement);
  const runs = await rows<FrozenPeriod>(otherRuns(report, payRunId));
  const ofPeriod = await rows<SaleOfPeriod>(salesOfPeriod(period));
  const days = daysCarriedFrom(runs, payDate);
  const earlier = days ? await rows<SaleOfPeriod>(salesInNoRun({ ...days, field: period.field }, report, payRunId)) : [];
  const then = new Map((await rows<UnpaidThen>(unpaidInOtherRuns(report, payRunId, keysOf(earlier)))).map((said) => [said.key, said]));
  const elsewhere = await rows<InRun>(inOtherRuns(report, payRunId, keysOf(ofPeriod)));
  const employees = await rows<CommissionedEmployee>(commissionedEmployees());
  const [held] = await rows<RatesHeld>(commissionRatesHeld());
  const values = ratesHolding(held?.periods ?? [], payDate);
  const ratesOf = (day: string) => ratesOfCompany(ratesHolding(held?.periods ?? [], day), held?.deals ?? []);
  const settled = await rows<SettledElsewhere>(settledInOtherRuns(report, payRunId));
  const toAdjust = await rows<PaidRunRead>(runsToAdjust(report, payDate, [...new Set(settled.flatMap(({ adjustments }) => adjustments.map((one) => one.payRunId)))]));
  const paidRuns = toAdjust.map(({ parts, ...run }) => ({ ...run, frozen: wholeRun(run.frozen, parts) }));
  const paidNow = new Map((await rows<SaleOfPeriod>(salesByKey([...new Set(paidRuns.flatMap(({ frozen }) => salesPaidBy(frozen)))]))).map((row) => [row.saleId, row]));
  const reserves = new Map((await rows<ReserveHeld>(reservesHeld(payRunId))).map((one) => [one.employeeId, one]));
  const carried = earlier.map((row) => saleToPay(row, period.field, carriedWords(row.facts[period.field]!, runs, then.get(row.saleId))));
  return {
    sales: [...carried, ...ofPeriod.map((row) => saleToPay(row, period.field))],
    ...{ elsewhere: new Map(elsewhere.map(({ key, payDate: day }) => [key, day])), then, employees, values },
    rates: ratesOf(payDate),
    differences: differences({ runs: paidRuns, settled, sales: paidNow, employees, ratesOf, recover: held?.recoverGivenBack !== 'No' }),
    owed: restsOwed(settled),
    available: (employeeId) => new Decimal(reserves.get(employeeId)?.balance ?? 0).minus(reserves.get(employeeId)?.setAside ?? 0).toFixed(2),
  };
}

/** Rests that paid runs have left and no run has taken up. */
function restsOwed(settled: readonly SettledElsewhere[]): readonly Owed[] {
  const taken = new Set(settled.flatMap(({ carries }) => carries.filter(({ way }) => way === 'in').map(({ employeeId, payRunId }) => `${payRunId} ${employeeId}`)));
  const left = settled.filter(({ status }) => status === 'Paid').flatMap(({ carries }) => carries.filter(({ way }) => way === 'out'));
  return left.filter(({ employeeId, payRunId }) => !taken.has(`${payRunId} ${employeeId}`)).map(({ employeeId, employeeName, payRunId, commission }) => ({ employeeId, employeeName, payRunId, amount: commission }));
}

function keysOf(rows: readonly SaleOfPeriod[]): readonly string[] {
  return rows.map(({ saleId }) => saleId);
}
