import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { rateFaults } from '../../../events/company/commission-rate-faults.rules.js';
import { commissionRateFields, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { documentedCommissionRates, ratesHolding } from '../../../events/company/commission-rates.rules.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { runsFrozenSince, type RunFrozen } from '../../../projections/commission-runs/commission-runs.queries.js';
import { commissionedEmployees, salesInNoRun, type CommissionedEmployee, type SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { rollback, withClient } from '../../../projections/engine/schema/borrowed-client.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionReports, type CommissionReportName } from '../report/commission-report.dto.js';
import type { RatesHeld } from '../report/commission-snapshot-reader.js';
import { saleToPay } from '../report/sale-of-row.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { wholeRun } from '../report/frozen-run.js';
import { payDatesTried, payDateWithout } from './pay-dates-tried.js';
import type { TriedAnswer } from './tried.dto.js';
import type { TriedRates } from './tried-rates.body.js';
import { triedYear, type PayDateToTry } from './tried-year.js';

const readFrom = ['commissioned-sales', 'commission-runs', 'commission-run-parts', 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists'];

type Rows = <Row>(statement: SqlStatement) => Promise<Row[]>;

/** The last twelve months by rates that nobody has decided: read, and nothing written. */
@Injectable()
export class TriedReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** @throws Refusal for rates that could not be kept either */
  read(typed: TriedRates): Promise<TriedAnswer> {
    this.ready.requireAll(readFrom);
    const ofOneMoment = async (client: pg.PoolClient) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const answer = await tried(typed, async <Row>(statement: SqlStatement) => rowsOf<Row>(client, statement));
      await client.query('COMMIT');
      return answer;
    };
    return withClient(this.pool, ofOneMoment, rollback);
  }
}

async function tried(typed: TriedRates, rows: Rows): Promise<TriedAnswer> {
  const [held] = await rows<RatesHeld>(commissionRatesHeld());
  const [periods, deals] = [held?.periods ?? [], held?.deals ?? []];
  const values = valuesToTry(typed, periods.at(-1) ?? documentedCommissionRates);
  const employees = await rows<CommissionedEmployee>(commissionedEmployees());
  const today = newYorkDay(new Date());
  const dates: PayDateToTry[] = [];
  for (const report of commissionReports) dates.push(...(await datesToTry(report, today, rows)));
  return triedYear({ dates, employees, ratesOf: (payDate) => ratesOfCompany(ratesHolding(periods, payDate), deals), tried: ratesOfCompany(values, deals) });
}

/** By the rules of saving; from which day they would hold is not asked, as they are tried on days that are over. */
function valuesToTry(typed: TriedRates, before: CommissionRateValues): CommissionRateValues {
  const values = sentOver(commissionRateFields, { ...typed }, before);
  const faults = rateFaults(values);
  if (faults[0]) throw new Refusal(faults[0].message, { field: faults[0].field, errors: faults });
  return values;
}

async function datesToTry(report: CommissionReportName, today: string, rows: Rows): Promise<readonly PayDateToTry[]> {
  const dates = payDatesTried(report, today);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const { field } = first.period;
  const runs = new Map((await rows<RunFrozen>(runsFrozenSince(report, first.payDate))).map(({ parts, ...run }) => [run.payDate, { ...run, frozen: wholeRun(run.frozen, parts) }]));
  const inNone = await rows<SaleOfPeriod>(salesInNoRun({ field, from: first.period.from, to: last.period.to }, report, ''));
  const frozen = new Set(runs.keys());
  const placed = inNone.map((row) => ({ of: saleToPay(row, field), payDate: payDateWithout(frozen, dates, row.facts[field]?.value ?? '') }));
  return dates.map(({ payDate, period }) => {
    const run = runs.get(payDate);
    return { report, payDate, period, run: run && { isPaid: run.status === 'Paid', frozen: run.frozen }, sales: placed.flatMap((one) => (one.payDate === payDate ? [one.of] : [])) };
  });
}
