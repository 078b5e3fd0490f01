import { listQuery } from '../engine/list-query.js';
import { MemberListRow, MemberTotals } from './member-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const memberListQuery = listQuery<MemberListRow>({
  entity: MemberListRow,
  key: 'memberId',
  columns: {
    firstName: { kind: 'text', ...offered },
    middleName: { kind: 'text' },
    lastName: { kind: 'text', ...offered },
    memberStatus: { kind: 'status', ...offered },
    membershipTier: { kind: 'text', ...offered },
    membershipStartDate: { kind: 'date', ...offered },
    membershipExpDate: { kind: 'date', ...offered },
    epicContractId: { kind: 'number', ...offered },
    rciMemberNumber: { kind: 'text', ...offered },
    sorLink: { kind: 'text' },
    passwordIsTemp: { kind: 'yesNo', filter: true },
    username: { kind: 'text', ...offered },
    email: { kind: 'text', filter: true },
    currentYearEpicAdvPointsAvail: { kind: 'number', ...offered, sum: true },
    currentYearMaxEpicAdvPoints: { kind: 'number', ...offered, sum: true },
  },
  search: ['firstName', 'lastName', 'rciMemberNumber'],
  defaultSort: '-memberId',
});

/** The documented record, for GET /api/Members/ and for the year's points beside a member. */
export const memberRecordsQuery = listQuery<MemberListRow>({
  entity: MemberListRow,
  key: 'memberId',
  columns: {
    document: { kind: 'text' },
    pointsUseYear: { kind: 'number' },
    currentYearEpicAdvPointsAvail: { kind: 'number' },
    currentYearMaxEpicAdvPoints: { kind: 'number' },
  },
  defaultSort: 'memberId',
});

export const memberTotalsQuery = listQuery<MemberTotals>({
  entity: MemberTotals,
  key: 'key',
  columns: { dimension: { kind: 'text', filter: true }, name: { kind: 'text' }, count: { kind: 'number' } },
  defaultSort: 'key',
});
