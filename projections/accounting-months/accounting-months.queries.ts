import { accountingMonthFields } from '../../events/accounting/accounting-month.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { AccountingMonthRow } from './accounting-months.read-model.js';

export const accountingMonthsQuery = listQuery<AccountingMonthRow>({
  entity: AccountingMonthRow,
  key: 'monthId',
  columns: listColumns(accountingMonthFields, { monthId: {}, month: { filter: true }, state: { filter: true }, closing: {}, clearingGlCode: {}, booked: {}, notReady: {}, debit: {}, credit: {}, changedAt: { filter: true }, changedBy: {}, reason: {} }),
  defaultSort: '-monthId',
});

/** Closed months, with what the journal of each was frozen by. */
export function closedMonths(): SqlStatement {
  return { text: `SELECT month, closing, kinds, "clearingGlCode", booked, "changedAt" FROM "accounting_months" WHERE state = 'Closed' ORDER BY month`, values: [] };
}
