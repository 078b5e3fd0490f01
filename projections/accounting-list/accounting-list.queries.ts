import { listQuery } from '../lists/list-query.js';
import { accountingListColumns } from './accounting-list.columns.js';
import { AccountingListRow } from './accounting-list.read-model.js';

export const accountingListQuery = listQuery<AccountingListRow>({
  entity: AccountingListRow,
  key: 'contractId',
  columns: accountingListColumns,
  // Not by the income code, which not everybody sees.
  search: ['contractId', 'salesAgent', 'toName', 'cogGlCode', 'toGlCode'],
  sorts: ['contractDate', '-contractDate', '-purchasePrice', 'salesAgent'],
  filteredSorts: { contractStatus: ['-contractDate'] },
  defaultSort: '-contractDate',
});
