import { Column, Entity, PrimaryColumn } from 'typeorm';
import { tourFields, tourListFields, tourStatusTotalFields } from '../../events/tours/tour.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** One tour, with everything that the documented list calls answer. */
@Entity('tour_list')
export class TourListRow extends columnsOf(tourListFields, [...namesOf(tourFields), 'leadName', 'salesRep', 'createdBy', 'startedAt', 'lastStep', 'lastStepBy', 'lastStepAt']) {
  @PrimaryColumn('integer')
  readonly tourId!: number;

  /** Date and time together, ISO UTC: what the list sorts by. */
  @Column('timestamptz')
  readonly startsAt!: string;
}

/** How many tours stand in a status. */
@Entity('tour_status_total')
export class TourStatusTotal extends columnsOf(tourStatusTotalFields, ['tourStatus', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
