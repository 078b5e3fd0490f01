import { Entity, Index, PrimaryColumn } from 'typeorm';
import { interestFields } from '../../events/leads/lead.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** What one lead would like to buy. */
@Entity('interest_list')
@Index(['leadId'])
export class InterestListRow extends columnsOf(interestFields, namesOf(interestFields)) {
  @PrimaryColumn('integer')
  readonly interestId!: number;
}
