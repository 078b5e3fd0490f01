import { listQuery } from '../lists/list-query.js';
import { accountingMembershipColumns } from './accounting-memberships.columns.js';
import { AccountingMembershipRow } from './accounting-memberships.read-model.js';

export const accountingMembershipsQuery = listQuery<AccountingMembershipRow>({
  entity: AccountingMembershipRow,
  key: 'contractId',
  columns: accountingMembershipColumns,
  search: ['contractId', 'salesAgent', 'toName', 'membershipTier', 'incomeGlCode'],
  sorts: ['contractDate', '-contractDate', '-purchasePrice', 'salesAgent'],
  filteredSorts: { contractStatus: ['-contractDate'] },
  defaultSort: '-contractDate',
});
