import { memberListFields, memberTotalFields } from '../../events/members/member.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { memberListColumns } from './member-list.columns.js';
import { MemberListRow, MemberTotals } from './member-list.read-model.js';

export const memberListQuery = listQuery<MemberListRow>({
  entity: MemberListRow,
  key: 'memberId',
  columns: memberListColumns,
  search: ['firstName', 'lastName', 'rciMemberNumber'],
  // Other memberships of a person are looked up by their mail address.
  filteredSorts: { email: ['memberId'] },
  defaultSort: '-memberId',
});

/** The documented record, for GET /api/Members/ and for the year's points beside a member. */
export const memberRecordsQuery = listQuery<MemberListRow>({
  entity: MemberListRow,
  key: 'memberId',
  columns: {
    document: { kind: 'text', label: 'Member' },
    ...listColumns(memberListFields, { pointsUseYear: {}, currentYearEpicAdvPointsAvail: {}, currentYearMaxEpicAdvPoints: {} }),
  },
  defaultSort: 'memberId',
});

export const memberTotalsQuery = listQuery<MemberTotals>({
  entity: MemberTotals,
  key: 'key',
  columns: listColumns(memberTotalFields, { dimension: { filter: true }, name: {}, count: {} }),
  defaultSort: 'key',
});
