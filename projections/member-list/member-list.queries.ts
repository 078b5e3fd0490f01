import type { ValuesOf } from '../../events/kernel/field.rules.js';
import { memberListFields, memberTotalFields, type memberBesideFields } from '../../events/members/member.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { memberListColumns } from './member-list.columns.js';
import { MemberListRow, MemberTotals } from './member-list.read-model.js';

/** A member's contract in other words, so that the member's own `epicContractId` means what it says. */
const CONTRACT = `(SELECT "epicContractId" AS "number", "contractStatus" AS "status", "signed" AS "isSigned" FROM member_contract) AS contract WHERE contract."number" = "epicContractId"`;

const fromContract = (field: string) => ({ list: 'member-contracts', fields: [field] });

/** A member as the list shows one, with what its contract says: the contract changes without the member. */
export type ShownMember = MemberListRow & ValuesOf<typeof memberBesideFields>;

export const memberListQuery = listQuery<ShownMember>({
  entity: MemberListRow,
  key: 'memberId',
  columns: memberListColumns,
  lookedUp: {
    contractStatus: { sql: `coalesce((SELECT contract."status" FROM ${CONTRACT}), '')`, from: fromContract('contractStatus') },
    signed: { sql: `coalesce((SELECT contract."isSigned" FROM ${CONTRACT}), 'No')`, from: fromContract('signed') },
    loggedIn: { sql: `CASE WHEN "passwordIsTemp" = 'No' THEN 'Yes' ELSE 'No' END` },
  },
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
