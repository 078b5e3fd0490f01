import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Communication } from '../../events/communication.js';
import { leadFields, leadListFields, leadTotalFields } from '../../events/lead-fields.values.js';
import { columnsOf, namesOf } from '../engine/columns-of.js';

/** One lead with everything known of it. */
@Entity('lead_list')
@Index(['leadStatus'])
export class LeadListRow extends columnsOf(leadListFields, [...namesOf(leadFields), 'createdAt', 'deleted']) {
  @PrimaryColumn('integer')
  readonly leadId!: number;

  @Column('jsonb')
  readonly communications!: Communication[];
}

/** How many leads stand in a status. */
@Entity('lead_total')
export class LeadTotal extends columnsOf(leadTotalFields, ['leadStatus', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
