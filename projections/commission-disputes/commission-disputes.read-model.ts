import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { commissionDisputeFields } from '../../events/commission/commission-dispute.fields.js';
import { columnsOf } from '../lists/columns-of.js';

export interface DisputeNote {
  readonly at: string;
  readonly by: string;
  readonly note: string;
  readonly settles: boolean;
}

/** What is asked and answered about a line of a pay run. */
@Entity('commission_disputes')
@Index(['report', 'payDate'])
export class CommissionDisputeRow extends columnsOf(commissionDisputeFields, ['status', 'report', 'payDate', 'kind', 'contractId', 'employeeId', 'employeeName', 'openedBy', 'openedAt', 'lastAt']) {
  /** `sales-executive-weekly-2026-11-20-resale-1018-17` */
  @PrimaryColumn('text')
  readonly disputeId!: string;

  /** From the first on. */
  @Column('jsonb')
  readonly notes!: readonly DisputeNote[];
}
