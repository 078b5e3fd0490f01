import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { memberFields, memberListFields, memberTotalFields } from '../../events/members/member.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import { memberListColumns } from './member-list.columns.js';

type Shown = keyof typeof memberFields & keyof typeof memberListColumns;

/** Of the member itself, what the list shows. */
export const shownFields = namesOf(memberListColumns).filter((name): name is Shown => name in memberFields);

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
