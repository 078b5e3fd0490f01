import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

abstract class EnrolledSums {
  @PrimaryColumn('text')
  key!: string;

  /** First day of the month in which the members were enrolled. */
  @Column('date')
  month!: string;

  @Column('text')
  memberStatus!: string;

  @Column('text')
  membershipTier!: string;

  @Column('integer')
  members!: number;
}

/** Members of a month by status and tier: few rows, however many members there are. */
@Entity('enrolled_member_months')
export class EnrolledMemberMonth extends EnrolledSums {}

/** How the sums of a month of members changed in a month of recording, up or down. A past day adds up the months before its own. */
@Entity('enrolled_member_months_told_in_months')
@Index('enrolled_member_months_told_in_months_by_day', ['day'])
export class EnrolledMemberMonthToldInMonth extends EnrolledSums {
  /** The first day of the month in which it was recorded. */
  @Column('date')
  day!: string;
}

/** The same by the day of recording. A past day adds up the days of its own month. */
@Entity('enrolled_member_months_told_in_days')
@Index('enrolled_member_months_told_in_days_by_day', ['day'])
export class EnrolledMemberMonthToldInDay extends EnrolledSums {
  @Column('date')
  day!: string;
}

/** What a member came to count for (or no longer does) from a day on. */
@Entity('enrolled_member_standings')
@Index('enrolled_member_standings_by_day', ['day'])
export class EnrolledMemberStanding extends EnrolledSums {
  @Column('date')
  day!: string;

  @Index()
  @Column('integer')
  memberId!: number;

  /** The member's newest contract then; 0 for none. */
  @Column('integer')
  epicContractId!: number;
}
