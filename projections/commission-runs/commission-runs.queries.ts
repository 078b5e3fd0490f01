import type { FrozenRun } from '../../events/commission/commission-run.events.js';
import { commissionRunFields, type RunStatus } from '../../events/commission/commission-run.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { CommissionRunRow } from './commission-runs.read-model.js';

export const commissionRunsQuery = listQuery<CommissionRunRow>({
  entity: CommissionRunRow,
  key: 'payRunId',
  columns: listColumns(commissionRunFields, { report: {}, payDate: {}, status: {}, preparedBy: {}, preparedAt: {}, approvedBy: {}, approvedAt: {}, paidBy: {}, paidOn: {}, reference: {}, reopened: {} }),
  defaultSort: 'payRunId',
});

export interface CommissionRunRead {
  readonly payRunId: string;
  readonly status: RunStatus;
  readonly preparedBy: string;
  readonly preparedAt: string | null;
  readonly approvedBy: string;
  readonly approvedAt: string | null;
  readonly paidBy: string;
  readonly paidOn: string | null;
  readonly reference: string;
  readonly reopened: string;
  readonly frozen: FrozenRun | null;
}

export function commissionRunOf(payRunId: string): SqlStatement {
  const columns = ['payRunId', 'status', 'preparedBy', 'preparedAt', 'approvedBy', 'approvedAt', 'paidBy', 'paidOn', 'reference', 'reopened', 'frozen'];
  return { text: `SELECT ${columns.map((name) => `"${name}"`).join(', ')} FROM commission_runs WHERE "payRunId" = $1`, values: [payRunId] };
}

/** Contracts that other runs of the report pay: each is paid once in its life (`decisions.md D25`). */
export function paidInOtherRuns(report: string, payRunId: string, sales: readonly string[]): SqlStatement {
  return {
    text: `SELECT run."payDate", sale.key FROM commission_runs AS run, jsonb_array_elements_text(run.sales) AS sale(key)
            WHERE run.report = $1 AND run."payRunId" <> $2 AND run.sales ?| $3::text[] AND sale.key = ANY($3::text[])`,
    values: [report, payRunId, sales],
  };
}
