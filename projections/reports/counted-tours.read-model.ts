import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContractKind } from '../../events/reports/sales-lens.rules.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** What reports go by of a tour's own fields. */
export const toldOfTours = ['tourDate', 'tourStatus', 'tourResult', 'qualified', 'marketingSource', 'assignedEmployeeId', 'assignedEmployeeFirstName', 'assignedEmployeeLastName'] as const;

/** What reports ask of a contract of a tour. */
export interface ContractOfTour {
  /** 0 for none. */
  readonly tourId: number;
  readonly kind: ContractKind;
  readonly contractStatus: string;
  /** Dollars; `purchasePrice` of a resale contract, `totalPurchasePrice` of a membership (`decisions.md I11`). */
  readonly price: string;
}

/** A tour as reports count it, with its contracts; or a contract, which is a part of its tour's row. */
@Entity('counted_tours')
@Index('counted_tours_by_source', ['sourceKey', 'tourId'])
@Index('counted_tours_by_rep', ['repKey', 'tourId'])
export class CountedTourRow extends columnsOf(tourFields, toldOfTours) {
  /** `tour 45`, `resale 1029`, `membership 20`. */
  @PrimaryColumn('text')
  key!: string;

  /** 0 in the row of a contract: it has no place in a report by itself. */
  @Column('integer')
  tourId!: number;

  /** Business day in New York of what was last known of it. It never goes back, whatever clocks say. */
  @Column('date')
  day!: string;

  /** False for a tour that only its contracts have named so far. */
  @Column('boolean')
  known!: boolean;

  /** The source as it was typed, in small letters: other spellings of it are the same (`decisions.md I26`). */
  @Column('text')
  sourceKey!: string;

  /** The rep by number, else by name. */
  @Column('text')
  repKey!: string;

  /** By the contract's own key. */
  @Column('jsonb')
  contracts!: Readonly<Record<string, ContractOfTour>>;
}

/** What is summed. */
export abstract class CountedColumns {
  @Column('integer')
  booked!: number;

  @Column('integer')
  noShowCanceled!: number;

  @Column('integer')
  notQualified!: number;

  @Column('integer')
  ended!: number;

  @Column('integer')
  sales!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  salesVolume!: string;

  @Column('numeric', { precision: 18, scale: 2 })
  endedVolume!: string;

  @Column('integer')
  rescinded!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  rescindedVolume!: string;
}

/** Whose a figure is, and through which lens it is counted. Sources and reps are summed apart: a line costs the same however many of the others there are. */
abstract class CountedLine extends CountedColumns {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  dimension!: Dimension;

  /** The key of the source or of the rep. */
  @Column('text')
  name!: string;

  /** See `lenses`. */
  @Column('text')
  lens!: string;
}

export type Dimension = 'source' | 'rep';

/** Of the tours of a day: how a report sums the days at the edges of its period. */
@Entity('counted_tour_days')
@Index('counted_tour_days_by_date', ['dimension', 'tourDate'])
export class CountedTourDay extends CountedLine {
  @Column('date')
  tourDate!: string;
}

abstract class CountedMonthLine extends CountedLine {
  /** Its first day. */
  @Column('date')
  month!: string;
}

/** Of the tours of a month: a year costs the same in a large company. */
@Entity('counted_tour_months')
@Index('counted_tour_months_by_month', ['dimension', 'month'])
export class CountedTourMonth extends CountedMonthLine {}

/** How the sums of a month of tours changed in a month of recording, up or down. A past day adds up the months before its own. */
@Entity('counted_tour_months_told_in_months')
@Index('counted_tour_months_told_in_months_by_month', ['dimension', 'month'])
export class CountedTourMonthToldInMonth extends CountedMonthLine {
  /** The first day of the month in which it was recorded. */
  @Column('date')
  day!: string;
}

/** The same by the day of recording. A past day adds up the days of its own month. */
@Entity('counted_tour_months_told_in_days')
@Index('counted_tour_months_told_in_days_by_day', ['dimension', 'day'])
export class CountedTourMonthToldInDay extends CountedMonthLine {
  @Column('date')
  day!: string;
}

/** What a tour came to count for (or no longer does) from a day on: what held at the end of a day is the sum up to it. */
@Entity('counted_tour_standings')
@Index('counted_tour_standings_by_date', ['tourDate', 'day'])
@Index('counted_tour_standings_by_source', ['sourceKey', 'tourDate'])
@Index('counted_tour_standings_by_rep', ['repKey', 'tourDate'])
export class CountedTourStanding extends CountedColumns {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  sourceKey!: string;

  @Column('text')
  repKey!: string;

  /** See `lenses`. */
  @Column('text')
  lens!: string;

  @Column('date')
  day!: string;

  @Index()
  @Column('integer')
  tourId!: number;

  @Column('date')
  tourDate!: string;
}
