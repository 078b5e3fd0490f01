import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the report asks of a member's contract. */
export interface CededContract {
  /** 0 where it names no member. */
  readonly memberId: number;
  readonly epicContractId: number;
  readonly contractStatus: string;
  /** Its fixed points of a year. */
  readonly points: number;
  /** YYYY-MM-DD. */
  readonly enrolled: string;
}

/** A member with the contract that made them one; or a contract, which is a part of its member's row. */
@Entity('ceded_members')
export class CededMemberRow {
  /** `member 7`, `contract 20`. */
  @PrimaryColumn('text')
  key!: string;

  /** 0 in the row of a contract: it is nobody by itself. */
  @Column('integer')
  memberId!: number;

  /** Business day in New York of what was last known. It never goes back, whatever clocks say. */
  @Column('date')
  day!: string;

  /** False for a member that only a contract has named so far. */
  @Column('boolean')
  known!: boolean;

  @Column('text')
  rciMemberNumber!: string;

  @Column('text')
  memberStatus!: string;

  @Column('text')
  membershipTier!: string;

  /** The business day on which the member was told of first: of one without a contract that of the enrolment. */
  @Column('date')
  begun!: string;

  /** By the contract's own key. */
  @Column('jsonb')
  contracts!: Readonly<Record<string, CededContract>>;
}

abstract class CededSums {
  @PrimaryColumn('text')
  key!: string;

  /** First day of the month in which the members were enrolled. */
  @Column('date')
  month!: string;

  /** See `allBuckets`. */
  @Column('text')
  bucket!: string;

  @Column('integer')
  members!: number;

  @Column('bigint')
  points!: number;
}

/** Members of a month by status: what the report shows as of now costs the same for many members. */
@Entity('ceded_member_months')
export class CededMemberMonth extends CededSums {}

/** How the sums of a month of members changed in a month of recording, up or down. A past day adds up the months before its own. */
@Entity('ceded_member_months_told_in_months')
@Index('ceded_member_months_told_in_months_by_day', ['day'])
export class CededMemberMonthToldInMonth extends CededSums {
  /** The first day of the month in which it was recorded. */
  @Column('date')
  day!: string;
}

/** The same by the day of recording. A past day adds up the days of its own month. */
@Entity('ceded_member_months_told_in_days')
@Index('ceded_member_months_told_in_days_by_day', ['day'])
export class CededMemberMonthToldInDay extends CededSums {
  @Column('date')
  day!: string;
}

/** What a member came to count for (or no longer does) from a day on. */
@Entity('ceded_member_standings')
@Index('ceded_member_standings_by_day', ['day'])
export class CededMemberStanding extends CededSums {
  @Column('date')
  day!: string;

  @Index()
  @Column('integer')
  memberId!: number;
}
