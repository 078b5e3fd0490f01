import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BookedKind } from '../../events/accounting/booked-kind.rules.js';
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

  /** Which contracts are in what it came to. */
  @Column('jsonb')
  readonly kinds!: readonly BookedKind[];
}
