import { Entity, PrimaryColumn } from 'typeorm';
import { deletedLeadFields } from '../../events/leads/lead.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** A lead that somebody deleted and nobody brought back. */
@Entity('deleted_leads')
export class DeletedLeadRow extends columnsOf(deletedLeadFields, ['firstName', 'lastName', 'deletedBy', 'deletedAt']) {
  @PrimaryColumn('integer')
  readonly leadId!: number;
}
