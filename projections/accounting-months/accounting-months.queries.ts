import { accountingMonthFields } from '../../events/accounting/accounting-month.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { AccountingMonthRow } from './accounting-months.read-model.js';

export const accountingMonthsQuery = listQuery<AccountingMonthRow>({
  entity: AccountingMonthRow,
  key: 'monthId',
  columns: listColumns(accountingMonthFields, { monthId: {}, month: { filter: true }, state: { filter: true }, closing: {}, booked: {}, notReady: {}, debit: {}, credit: {}, changedAt: { filter: true }, changedBy: {}, reason: {} }),
  defaultSort: '-monthId',
});
