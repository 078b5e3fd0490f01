import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A member as the member list shows one. */
@Entity('member_list')
@Index(['memberStatus', 'memberId'])
@Index(['membershipTier', 'memberId'])
export class MemberListRow {
  @PrimaryColumn('integer')
  memberId!: number;

  @Column('text')
  firstName!: string;

  @Column('text')
  middleName!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  memberStatus!: string;

  @Column('text')
  membershipTier!: string;

  @Column('date', { nullable: true })
  membershipStartDate!: string | null;

  @Column('date', { nullable: true })
  membershipExpDate!: string | null;

  @Column('integer')
  epicContractId!: number;

  @Column('text')
  rciMemberNumber!: string;

  @Column('text')
  sorLink!: string;

  @Column('text')
  passwordIsTemp!: string;

  @Column('text')
  username!: string;

  @Column('text')
  email!: string;

  /** The use year that the two figures below speak of. */
  @Column('integer')
  pointsUseYear!: number;

  @Column('integer')
  currentYearEpicAdvPointsAvail!: number;

  @Column('integer')
  currentYearMaxEpicAdvPoints!: number;

  /** Everything else that the documented member record holds. */
  @Column('jsonb')
  document!: Record<string, unknown>;
}

/** Members by tier and by status. */
@Entity('member_totals')
export class MemberTotals {
  /** `tier:<name>` or `status:<name>`. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  dimension!: string;

  @Column('text')
  name!: string;

  @Column('integer')
  count!: number;
}
