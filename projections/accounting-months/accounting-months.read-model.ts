import { Column, Entity, PrimaryColumn } from 'typeorm';
import { accountingMonthFields } from '../../events/accounting/accounting-month.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** A month that accounting has closed, or has opened again. */
@Entity('accounting_months')
export class AccountingMonthRow extends columnsOf(accountingMonthFields, ['month', 'state', 'closing', 'clearingGlCode', 'booked', 'notReady', 'changedAt', 'changedBy', 'reason']) {
  @PrimaryColumn('integer')
  readonly monthId!: number;

  @Column('numeric', { precision: 18, scale: 2 })
  readonly debit!: string;

  @Column('numeric', { precision: 18, scale: 2 })
  readonly credit!: string;
}
