import { membershipFeeFields } from '../../events/company/membership-fees.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { MembershipFeesRow } from './membership-fees.read-model.js';

export const membershipFeesQuery = listQuery<MembershipFeesRow>({
  entity: MembershipFeesRow,
  key: 'companyId',
  columns: listColumns(membershipFeeFields, { seasonalDues: {}, seasonFrom: {}, seasonTo: {}, loanProcessingFee: {}, creditReportFee: {}, prepaidInSalePrice: {}, cardFee: {}, aprCeiling: {}, defaultLoanTerm: {}, closedMembershipPoints: {} }),
  defaultSort: 'companyId',
});
