import { memberListFields, memberTotalFields } from '../../events/member-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { MemberListRow, MemberTotals } from './member-list.read-model.js';

export const memberListQuery = listQuery<MemberListRow>({
  entity: MemberListRow,
  key: 'memberId',
  columns: listColumns(memberListFields, {
    memberId: {},
    firstName: offered,
    middleName: {},
    lastName: offered,
    memberStatus: offered,
    membershipTier: offered,
    membershipStartDate: offered,
    membershipExpDate: offered,
    epicContractId: offered,
    rciMemberNumber: offered,
    sorLink: {},
    passwordIsTemp: { filter: true },
    username: offered,
    email: { filter: true },
    currentYearEpicAdvPointsAvail: { ...offered, sum: true },
    currentYearMaxEpicAdvPoints: { ...offered, sum: true },
  }),
  search: ['firstName', 'lastName', 'rciMemberNumber'],
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
