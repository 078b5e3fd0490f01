import { listQuery } from '../lists/list-query.js';
import { MemberLookUpRow } from './member-look-up.read-model.js';

export const memberLookUpQuery = listQuery<MemberLookUpRow>({
  entity: MemberLookUpRow,
  key: 'memberId',
  columns: { memberId: { kind: 'number', label: 'Member' }, rciNumber: { kind: 'text', label: 'RCI Number', filter: true }, lastName: { kind: 'text', label: 'Last name' } },
  // How the look-up compares is what the index is made of.
  filteredSorts: { rciNumber: ['memberId'] },
  defaultSort: 'memberId',
});
