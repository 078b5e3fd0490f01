import { memberListFields } from '../../events/members/member.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { MemberContractRow } from './member-contracts.read-model.js';

export const memberContractsQuery = listQuery<MemberContractRow>({
  entity: MemberContractRow,
  key: 'epicContractId',
  columns: listColumns(memberListFields, { epicContractId: {}, contractStatus: {}, signed: {} }),
  defaultSort: 'epicContractId',
});
