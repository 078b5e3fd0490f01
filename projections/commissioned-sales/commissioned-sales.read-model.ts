import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { columnsOf } from '../lists/columns-of.js';
import { commissionedSaleFields, type SaleFacts } from '../../events/commission/commissioned-sale.fields.js';

/** What commission asks of a contract of either kind, and since when each of its facts is known. */
@Entity('commissioned_sales')
@Index(['contractDate'])
@Index(['paidInFullDate'])
export class CommissionedSaleRow extends columnsOf(commissionedSaleFields, ['kind', 'contractId', 'contractStatus', 'contractDate', 'paidInFullDate', 'salesAgent', 'toName']) {
  /** `resale-1042`, `membership-2092`. */
  @PrimaryColumn('text')
  readonly saleId!: string;

  @Column('jsonb')
  readonly facts!: SaleFacts;
}
