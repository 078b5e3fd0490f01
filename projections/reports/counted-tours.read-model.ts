import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContractKind } from '../../events/reports/sales-lens.rules.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** What reports go by of a tour's own fields. */
export const toldOfTours = ['tourDate', 'tourStatus', 'tourResult', 'marketingSource', 'assignedEmployeeId', 'assignedEmployeeFirstName', 'assignedEmployeeLastName'] as const;

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

/** Where a figure stands: whose it is, where it came from, and through which lens it is counted. */
export abstract class CountedPlace extends CountedColumns {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  sourceKey!: string;

  @Column('text')
  repKey!: string;

  /** See `lenses`. */
  @Column('text')
  lens!: string;
}

/** Of the tours of a day: how a report sums the days at the edges of its period. */
@Entity('counted_tour_days')
export class CountedTourDay extends CountedPlace {
  @Index()
  @Column('date')
  tourDate!: string;
}

/** Of the tours of a month: a year costs the same in a large company. */
@Entity('counted_tour_months')
export class CountedTourMonth extends CountedPlace {
  /** Its first day. */
  @Index()
  @Column('date')
  month!: string;
}

/** What a tour came to count for (or no longer does, below zero) from a day on: what held at the end of a day is the sum up to it. */
@Entity('counted_tour_standings')
@Index('counted_tour_standings_by_date', ['tourDate', 'day'])
export class CountedTourStanding extends CountedPlace {
  @Column('date')
  day!: string;

  @Index()
  @Column('integer')
  tourId!: number;

  @Column('date')
  tourDate!: string;
}
