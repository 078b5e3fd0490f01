import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One tour, with everything that the documented list calls answer. */
@Entity('tour_list')
export class TourListRow {
  @PrimaryColumn('integer')
  tourId!: number;

  @Column('date')
  tourDate!: string;

  @Column('text')
  scheduledStartTime!: string;

  /** Date and time together, ISO UTC: what the list sorts by. */
  @Column('timestamptz')
  startsAt!: string;

  @Column('integer')
  leadId!: number;

  @Column('text')
  leadName!: string;

  @Column('text')
  leadFirstName!: string;

  @Column('text')
  leadLastName!: string;

  @Column('text')
  spouseFirstName!: string;

  @Column('text')
  spouseLastName!: string;

  @Column('text')
  tourStatus!: string;

  @Column('text')
  tourResult!: string;

  @Column('text')
  marketingSource!: string;

  @Column('text')
  giftNames!: string;

  @Column('integer')
  assignedEmployeeId!: number;

  /** Full name of the assigned sales rep. */
  @Column('text')
  salesRep!: string;

  @Column('text')
  assignedEmployeeFirstName!: string;

  @Column('text')
  assignedEmployeeLastName!: string;

  @Column('integer')
  marketingEmployeeId!: number;

  @Column('text')
  marketingEmployeeFirstName!: string;

  @Column('text')
  marketingEmployeeLastName!: string;

  @Column('text')
  notes!: string;

  @Column('text')
  qualified!: string;

  @Column('text')
  contractStatus!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  salesVolume!: string;

  @Column('integer')
  createdBy!: number;
}

/** How many tours stand in a status. */
@Entity('tour_status_total')
export class TourStatusTotal {
  /** The status. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  tourStatus!: string;

  @Column('integer')
  count!: number;
}
