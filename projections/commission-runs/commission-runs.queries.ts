import type { FrozenAdjustment, FrozenCarry, FrozenRun, RunPart } from '../../events/commission/commission-run.events.js';
import { commissionRunFields, type RunStatus } from '../../events/commission/commission-run.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { CommissionRunRow } from './commission-runs.read-model.js';

export const commissionRunsQuery = listQuery<CommissionRunRow>({
  entity: CommissionRunRow,
  key: 'payRunId',
  columns: listColumns(commissionRunFields, { report: {}, payDate: {}, status: {}, preparedBy: {}, preparedAt: {}, approvedBy: {}, approvedAt: {}, paidBy: {}, paidOn: {}, reference: {}, reopened: {}, reopenedBy: {}, reopenedAt: {} }),
  defaultSort: 'payRunId',
});

export interface CommissionRunRead {
  readonly payRunId: string;
  readonly revision: number;
  readonly status: RunStatus;
  readonly preparedBy: string;
  /** `user 7` */
  readonly preparedByActor: string;
  readonly preparedAt: string | null;
  readonly approvedBy: string;
  readonly approvedAt: string | null;
  readonly paidBy: string;
  readonly paidOn: string | null;
  readonly reference: string;
  readonly reopened: string;
  readonly reopenedBy: string;
  readonly reopenedAt: string | null;
  readonly frozen: FrozenRun | null;
  readonly parts: readonly RunPart[];
  readonly mailed: CommissionRunRow['mailed'];
}

const GIVEN_BACK = `('canceled', 'rescinded')`;

/** The parts of a large run that count, as they were written. */
const PARTS = `(SELECT coalesce(jsonb_agg(part.prepared ORDER BY part.revision), '[]') FROM commission_run_parts AS part
                 WHERE part."payRunId" = run."payRunId" AND part.draft = run.frozen #>> '{parts,draft}') AS parts`;

/** What stands frozen in each run: of a large one in its parts too. */
const STANDING = `(SELECT "payRunId", report, "payDate", status, frozen AS said, sales, facts FROM commission_runs WHERE frozen IS NOT NULL
                   UNION ALL
                   SELECT run."payRunId", run.report, run."payDate", run.status, part.prepared, part.sales, part.facts
                     FROM commission_runs AS run JOIN commission_run_parts AS part ON part."payRunId" = run."payRunId" AND part.draft = run.frozen #>> '{parts,draft}')`;

/** For queries of other tables: the keys of sales that runs pay. */
export const SALES_IN_RUNS = `(SELECT run.report, run."payRunId", paid.key FROM ${STANDING} AS run, jsonb_array_elements_text(run.sales) AS paid(key))`;

export function commissionRunOf(payRunId: string): SqlStatement {
  const columns = ['payRunId', 'revision', 'status', 'preparedBy', 'preparedByActor', 'preparedAt', 'approvedBy', 'approvedAt', 'paidBy', 'paidOn', 'reference', 'reopened', 'reopenedBy', 'reopenedAt', 'frozen', 'mailed'];
  return { text: `SELECT ${columns.map((name) => `"${name}"`).join(', ')}, ${PARTS} FROM commission_runs AS run WHERE "payRunId" = $1`, values: [payRunId] };
}

/** A pay date of a report, whether or not its run was prepared, with the days that it pays. */
interface DateAsked {
  readonly payRunId: string;
  readonly payDate: string;
  readonly field: 'contractDate' | 'paidInFullDate';
  readonly from: string;
  readonly to: string;
}

/**
 * The newest of these dates of one report whose run pays something. Of a run that is not prepared, any contract of its days counts unless it was
 * given back: the rules alone could say that all are held or left out, which its report then shows. What is carried over or adjusted does not
 * count there: it stands on every date to come until one of them is prepared.
 */
export function newestWithLines(dates: readonly DateAsked[]): SqlStatement {
  const field = dates[0]?.field ?? 'contractDate';
  const frozen = (list: string) => `jsonb_array_length(coalesce(stood.said -> '${list}', '[]')) > 0`;
  return {
    text: `SELECT asked."payDate" FROM unnest($1::text[], $2::text[], $3::date[], $4::date[]) AS asked("payRunId", "payDate", "from", "to")
            WHERE CASE WHEN EXISTS (SELECT FROM commission_runs AS run WHERE run."payRunId" = asked."payRunId" AND run.frozen IS NOT NULL)
                       THEN EXISTS (SELECT FROM ${STANDING} AS stood WHERE stood."payRunId" = asked."payRunId" AND (${['lines', 'adjustments', 'carries'].map(frozen).join(' OR ')}))
                       ELSE EXISTS (SELECT FROM commissioned_sales AS sale WHERE sale."${field}" BETWEEN asked."from" AND asked."to" AND lower(sale."contractStatus") NOT IN ${GIVEN_BACK}) END
            ORDER BY asked."payDate" DESC LIMIT 1`,
    values: [dates.map(({ payRunId }) => payRunId), dates.map(({ payDate }) => payDate), dates.map(({ from }) => from), dates.map(({ to }) => to)],
  };
}

/** A run whose lines stand, with the days that it is for. */
export interface FrozenPeriod {
  readonly payRunId: string;
  readonly payDate: string;
  readonly from: string;
  readonly to: string;
}

/** The other runs of a report, from the earliest on. */
export function otherRuns(report: string, payRunId: string): SqlStatement {
  return {
    text: `SELECT "payRunId", "payDate", frozen ->> 'from' AS "from", frozen ->> 'to' AS "to"
             FROM commission_runs WHERE report = $1 AND "payRunId" <> $2 AND frozen IS NOT NULL ORDER BY "payDate"`,
    values: [report, payRunId],
  };
}

/** A run with all that stands frozen in it. */
export interface RunFrozen {
  readonly payDate: string;
  readonly status: RunStatus;
  readonly frozen: FrozenRun;
  readonly parts: readonly RunPart[];
}

/** The runs of a report from a pay date on. */
export function runsFrozenSince(report: string, payDate: string): SqlStatement {
  return { text: `SELECT "payDate", status, frozen, ${PARTS} FROM commission_runs AS run WHERE report = $1 AND "payDate" >= $2 AND frozen IS NOT NULL ORDER BY "payDate"`, values: [report, payDate] };
}

/** What a paid run paid an employee. */
export interface PaidTo {
  readonly payRunId: string;
  readonly report: string;
  readonly payDate: string;
  readonly paidOn: string | null;
  readonly reference: string;
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

/** The latest paid runs that say something of an employee, or one of them. */
export function statementsOf(employeeId: number, { most, payRunId }: { readonly most: number; readonly payRunId?: string | undefined }): SqlStatement {
  return {
    text: `SELECT run."payRunId", run.report, run."payDate", run."paidOn", run.reference, own.commission::text, own.reserve::text, own.net::text
             FROM commission_runs AS run, LATERAL (
               SELECT sum((paid.said ->> 'commission')::numeric) AS commission, sum((paid.said ->> 'reserve')::numeric) AS reserve, sum((paid.said ->> 'net')::numeric) AS net
                 FROM ${STANDING} AS stood, jsonb_path_query(stood.said, '$.*[*] ? (@.employeeId == $employee && exists(@.net))', jsonb_build_object('employee', $1::int)) AS paid(said)
                WHERE stood."payRunId" = run."payRunId") AS own
            WHERE run.status = 'Paid' AND own.net IS NOT NULL AND run."payRunId" = coalesce($3, run."payRunId")
            ORDER BY run."payDate" DESC, run.report LIMIT $2`,
    values: [employeeId, most, payRunId ?? null],
  };
}

/** In which run a contract stands: each is paid once in its life (`decisions.md D25`). */
export interface InRun {
  readonly payDate: string;
  readonly key: string;
}

export function inOtherRuns(report: string, payRunId: string, sales: readonly string[]): SqlStatement {
  return {
    text: `SELECT run."payDate", sale.key FROM ${STANDING} AS run, jsonb_array_elements_text(run.sales) AS sale(key)
            WHERE run.report = $1 AND run."payRunId" <> $2 AND run.sales ?| $3::text[] AND sale.key = ANY($3::text[])`,
    values: [report, payRunId, sales],
  };
}

/** What an earlier run said of a contract that it did not pay. */
export interface UnpaidThen {
  readonly key: string;
  readonly payDate: string;
  readonly state: 'held' | 'left out';
  readonly reason: string;
}

/** The latest word on each comes last. */
export function unpaidInOtherRuns(report: string, payRunId: string, sales: readonly string[]): SqlStatement {
  return {
    text: `SELECT concat(sale.said ->> 'kind', '-', sale.said ->> 'contractId') AS key, run."payDate", list.state, sale.said ->> 'reason' AS reason
             FROM ${STANDING} AS run,
                  LATERAL (VALUES ('held', run.said -> 'held'), ('left out', run.said -> 'leftOut')) AS list(state, said),
                  LATERAL jsonb_array_elements(list.said) AS sale(said)
            WHERE run.report = $1 AND run."payRunId" <> $2
              AND concat(sale.said ->> 'kind', '-', sale.said ->> 'contractId') = ANY($3::text[])
            ORDER BY run."payDate"`,
    values: [report, payRunId, sales],
  };
}

/** A run that was paid, and may be adjusted. */
export interface PaidRun {
  readonly payRunId: string;
  readonly payDate: string;
  readonly frozen: FrozenRun;
}

export interface PaidRunRead extends PaidRun {
  readonly parts: readonly RunPart[];
}

/** Paid runs of a report before a pay date of which a contract differs by now, and those that were adjusted before. */
export function runsToAdjust(report: string, payDate: string, adjusted: readonly string[]): SqlStatement {
  return {
    text: `SELECT run."payRunId", run."payDate", run.frozen, ${PARTS} FROM commission_runs AS run
            WHERE run.report = $1 AND run."payDate" < $2 AND run.status = 'Paid'
              AND (run."payRunId" = ANY($3::text[]) OR EXISTS (
                    SELECT FROM ${STANDING} AS stood, jsonb_each(stood.facts) AS paid(key, facts) JOIN commissioned_sales AS sale ON sale."saleId" = paid.key,
                           LATERAL jsonb_each_text(paid.facts) AS fact(name, value)
                     WHERE stood."payRunId" = run."payRunId" AND fact.name <> 'contractDate' AND fact.value IS DISTINCT FROM sale.facts -> fact.name ->> 'value'
                       AND (fact.name <> 'contractStatus' OR (lower(fact.value) IN ${GIVEN_BACK}) IS DISTINCT FROM (lower(sale."contractStatus") IN ${GIVEN_BACK}))))
            ORDER BY run."payDate"`,
    values: [report, payDate, adjusted],
  };
}

/** What other runs of the report have adjusted, and which rests they left and took up. */
export interface SettledElsewhere {
  readonly payRunId: string;
  readonly status: RunStatus;
  readonly adjustments: readonly FrozenAdjustment[];
  readonly carries: readonly FrozenCarry[];
}

export function settledInOtherRuns(report: string, payRunId: string): SqlStatement {
  return {
    text: `SELECT "payRunId", status, coalesce(said -> 'adjustments', '[]') AS adjustments, coalesce(said -> 'carries', '[]') AS carries
             FROM ${STANDING} AS run WHERE report = $1 AND "payRunId" <> $2
              AND (jsonb_array_length(coalesce(said -> 'adjustments', '[]')) > 0 OR jsonb_array_length(coalesce(said -> 'carries', '[]')) > 0)
            ORDER BY "payDate"`,
    values: [report, payRunId],
  };
}
