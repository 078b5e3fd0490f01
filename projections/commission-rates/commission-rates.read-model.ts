import { Column, Entity, PrimaryColumn } from 'typeorm';
import { commissionRateFields, type CommissionRateValues } from '../../events/company/commission-rates.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** What commission is reckoned by: one row, as it was last decided, and since when each earlier decision holds. */
@Entity('commission_rates')
export class CommissionRatesRow extends columnsOf(commissionRateFields, namesOf(commissionRateFields)) {
  @PrimaryColumn('integer')
  readonly companyId!: number;

  /** From the earliest on. */
  @Column('jsonb')
  readonly periods!: readonly CommissionRateValues[];
}
