import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { memberListFields, memberTotalFields } from '../../events/members/member.fields.js';
import { columnsOf } from '../lists/columns-of.js';

export const shownFields = [
  'firstName',
  'middleName',
  'lastName',
  'memberStatus',
  'membershipTier',
  'membershipStartDate',
  'membershipExpDate',
  'epicContractId',
  'rciMemberNumber',
  'sorLink',
  'passwordIsTemp',
  'username',
  'email',
  'currentYearEpicAdvPointsAvail',
  'currentYearMaxEpicAdvPoints',
] as const;

/** A member as the member list shows one. `pointsUseYear` is the use year that the two figures of points speak of. */
@Entity('member_list')
@Index(['memberStatus', 'memberId'])
@Index(['membershipTier', 'memberId'])
export class MemberListRow extends columnsOf(memberListFields, [...shownFields, 'pointsUseYear']) {
  @PrimaryColumn('integer')
  readonly memberId!: number;

  /** Everything that the documented member record holds. */
  @Column('jsonb')
  readonly document!: Record<string, unknown>;
}

/** Members by tier and by status. */
@Entity('member_totals')
export class MemberTotals extends columnsOf(memberTotalFields, ['dimension', 'name', 'count']) {
  /** `tier:<name>` or `status:<name>`. */
  @PrimaryColumn('text')
  readonly key!: string;
}
