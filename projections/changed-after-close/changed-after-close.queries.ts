import { changedAfterCloseFields } from '../../events/accounting/accounting-month.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns, offered } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { ChangedAfterCloseRow } from './changed-after-close.read-model.js';

export const changedAfterCloseQuery = listQuery<ChangedAfterCloseRow>({
  entity: ChangedAfterCloseRow,
  key: 'key',
  columns: listColumns(changedAfterCloseFields, { key: {}, kind: { filter: true }, contractId: offered, month: offered, closing: {}, field: { filter: true }, label: offered, before: {}, after: {}, changedAt: offered, changedOn: {}, changedBy: {}, reason: {} }),
  sorts: ['-changedAt'],
  defaultSort: '-changedAt',
});

/** Changes of months that are closed still: those whose month lost them as it was reopened are left out. */
export function changesOfClosedMonths(): SqlStatement {
  return {
    text: `SELECT late.key, late.kind, late."contractId", late.month, late."changedOn", late."changedBy", late.reason, late.facts FROM "changed_after_close" AS late
           JOIN "accounting_months" AS closed ON closed.month = late.month AND closed.closing = late.closing AND closed.state = 'Closed'
           WHERE late.facts IS NOT NULL ORDER BY late.kind, late."contractId", late.revision, late.month`,
    values: [],
  };
}
