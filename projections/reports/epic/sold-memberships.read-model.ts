import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MembershipPayment } from '../../../events/reports/epic.rules.js';

/** What dashboards ask of a membership contract. */
abstract class MembershipFacts {
  @Column('text')
  contractStatus!: string;

  @Column('date', { nullable: true })
  contractDate!: string | null;

  @Column('text')
  payment!: MembershipPayment;

  /** `totalPurchasePrice` (`decisions.md I11`). */
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;

  /** Percent a year; null where nothing is financed. */
  @Column('numeric', { nullable: true })
  aprRate!: string | null;
}

/** A membership contract as it is now, and the day of its last change. */
@Entity('sold_memberships')
export class SoldMembership extends MembershipFacts {
  @PrimaryColumn('integer')
  epicContractId!: number;

  /** Business day in New York. It never goes back, whatever clocks say. */
  @Column('date')
  day!: string;
}

/** What a contract came to be (1) or was no more (-1) on a day: what held at the end of a day is the sum up to it. */
@Entity('sold_membership_standings')
@Index('sold_membership_standings_by_date', ['contractDate', 'day'])
export class SoldMembershipStanding extends MembershipFacts {
  @PrimaryColumn('text')
  key!: string;

  @Column('date')
  day!: string;

  @Index()
  @Column('integer')
  epicContractId!: number;

  @Column('integer')
  count!: number;
}

abstract class SoldSums {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  payment!: MembershipPayment;

  @Column('integer')
  sold!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  volume!: string;

  @Column('integer')
  overLimit!: number;
}

abstract class SoldOnDay extends SoldSums {
  @Column('date')
  contractDate!: string;
}

/** Of the contracts of a day: a year costs the same in a large company. */
@Entity('sold_membership_days')
@Index('sold_membership_days_by_date', ['contractDate'])
export class SoldMembershipDay extends SoldOnDay {}

/** What the contracts of a day came to count for (or no longer do) when that was recorded: for what was known on a past day. */
@Entity('sold_membership_days_told')
@Index('sold_membership_days_told_by_date', ['contractDate', 'day'])
export class SoldMembershipDayTold extends SoldOnDay {
  @Column('date')
  day!: string;
}

abstract class SoldInMonth extends SoldSums {
  /** The first day of the month of the contract dates. */
  @Column('date')
  month!: string;

  @Column('date')
  day!: string;
}

/** How the sums of a month of contracts changed in a month of recording, up or down. A past day adds up the months before its own. */
@Entity('sold_membership_months_told_in_months')
@Index('sold_membership_months_told_in_months_by_month', ['month'])
export class SoldMembershipMonthToldInMonth extends SoldInMonth {}

/** The same by the day of recording. A past day adds up the days of its own month. */
@Entity('sold_membership_months_told_in_days')
@Index('sold_membership_months_told_in_days_by_day', ['day'])
export class SoldMembershipMonthToldInDay extends SoldInMonth {}
