import { Entity, PrimaryColumn } from 'typeorm';
import { accountingMembershipFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** Of the contract itself, what accounting books. */
export const shownFields = ['contractStatus', 'contractDate', 'membershipTier', 'purchasePrice', 'salesAgent', 'toName'] as const satisfies readonly (keyof typeof accountingMembershipFields)[];

/** A membership as accounting reads it. */
@Entity('accounting_memberships')
export class AccountingMembershipRow extends columnsOf(accountingMembershipFields, [...shownFields, 'incomeGlCode', 'incomeAmount']) {
  @PrimaryColumn('integer')
  readonly contractId!: number;
}
