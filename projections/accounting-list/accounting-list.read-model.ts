import { Entity, PrimaryColumn } from 'typeorm';
import { accountingListFields } from '../../events/resale-contracts/accounting-list.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** Of the contract itself, what accounting books. */
export const shownFields = [
  'contractStatus',
  'contractDate',
  'purchasePrice',
  'salesAgent',
  'incomeGlCode',
  'incomeAmount',
  'cogGlCode',
  'cogAmount',
  'toName',
  'toGlCode',
  'toCommission',
] as const satisfies readonly (keyof typeof accountingListFields)[];

/** A contract as accounting reads it: whoever keeps the books need not be let into the contracts themselves. */
@Entity('accounting_list')
export class AccountingListRow extends columnsOf(accountingListFields, [...shownFields]) {
  @PrimaryColumn('integer')
  readonly contractId!: number;
}
