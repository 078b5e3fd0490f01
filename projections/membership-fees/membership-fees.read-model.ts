import { Entity, PrimaryColumn } from 'typeorm';
import { membershipFeeFields } from '../../events/company/membership-fees.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** What the company charges for memberships beside their product: one row. */
@Entity('membership_fees')
export class MembershipFeesRow extends columnsOf(membershipFeeFields, namesOf(membershipFeeFields)) {
  @PrimaryColumn('integer')
  readonly companyId!: number;
}
