import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Communication } from '../../events/leads/communication.js';
import { leadFields, leadListFields, leadTotalFields } from '../../events/leads/lead.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import type { OwnersOfValues } from './value-owners.js';

/** One lead with everything known of it. */
@Entity('lead_list')
@Index(['leadStatus'])
export class LeadListRow extends columnsOf(leadListFields, [...namesOf(leadFields), 'createdAt', 'deleted', 'mergedInto', 'erased']) {
  @PrimaryColumn('integer')
  readonly leadId!: number;

  @Column('jsonb')
  readonly communications!: Communication[];

  /** What it is found by when somebody enters the same person again; made from the fields, and gone with them. */
  @Column('text', { array: true })
  readonly contactKeys!: string[];

  /** Leads that are like it and not the same. */
  @Column('jsonb')
  readonly toldApart!: number[];

  /** For whoever copies a value: it goes with the erasure of the lead that it came from. */
  @Column('jsonb', { default: {} })
  readonly valueOwners!: OwnersOfValues;
}

/** How many leads stand in a status. */
@Entity('lead_total')
export class LeadTotal extends columnsOf(leadTotalFields, ['leadStatus', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
