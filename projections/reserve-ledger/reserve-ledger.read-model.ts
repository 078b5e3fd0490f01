import { Entity, Index, PrimaryColumn } from 'typeorm';
import { reserveLedgerFields } from '../../events/commission/reserve-ledger.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** One movement of somebody's reserve. Rows are never edited. */
@Entity('reserve_ledger')
@Index(['employeeId'])
export class ReserveLedgerRow extends columnsOf(reserveLedgerFields, ['employeeId', 'employeeName', 'at', 'movement', 'amount', 'payRunId', 'payDate', 'by', 'reason']) {
  /** The event's stream and revision, the employee and the movement. */
  @PrimaryColumn('text')
  readonly entryId!: string;
}
