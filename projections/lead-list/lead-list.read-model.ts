import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Communication } from '../../events/communication.js';

/** One lead with everything known of it. */
@Entity('lead_list')
export class LeadListRow {
  @PrimaryColumn('integer')
  leadId!: number;

  @Column('text')
  firstName!: string;

  @Column('text')
  middleName!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text')
  mobilePhone!: string;

  @Column('text')
  homePhone!: string;

  @Column('text')
  workPhone!: string;

  @Column('text')
  smsOptIn!: string;

  @Column('text')
  spouseFirstName!: string;

  @Column('text')
  spouseLastName!: string;

  @Column('text')
  spouseEmail!: string;

  @Column('text')
  spouseMobilePhone!: string;

  @Column('text')
  spouseHomePhone!: string;

  @Column('text')
  spouseWorkPhone!: string;

  @Column('text')
  address1!: string;

  @Column('text')
  address2!: string;

  @Column('text')
  city!: string;

  @Column('text')
  state!: string;

  @Column('text')
  zipcode!: string;

  @Column('text')
  country!: string;

  @Column('integer', { nullable: true })
  age!: number | null;

  @Column('integer', { nullable: true })
  creditScore!: number | null;

  @Column('text')
  incomeTier!: string;

  @Column('text')
  maritalStatus!: string;

  @Column('text')
  occupation!: string;

  @Column('text')
  guestVacationLocation!: string;

  @Column('text')
  marketingSource!: string;

  @Column('text')
  marketingCampaign!: string;

  @Index()
  @Column('text')
  leadStatus!: string;

  @Column('timestamptz', { nullable: true })
  createdAt!: string | null;

  @Column('jsonb')
  communications!: Communication[];
}

/** How many leads stand in a status. */
@Entity('lead_total')
export class LeadTotal {
  /** The status. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  leadStatus!: string;

  @Column('integer')
  count!: number;
}
