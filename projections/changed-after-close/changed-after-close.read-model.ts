import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { changedAfterCloseFields } from '../../events/accounting/accounting-month.fields.js';
import type { BookedFacts } from '../../events/resale-contracts/booked.rules.js';
import { columnsOf } from '../lists/columns-of.js';

/** One field of a contract that was changed after its month was closed. */
@Entity('changed_after_close')
@Index(['month', 'closing'])
@Index(['changedOn'])
export class ChangedAfterCloseRow extends columnsOf(changedAfterCloseFields, ['kind', 'contractId', 'month', 'closing', 'field', 'label', 'before', 'after', 'changedAt', 'changedOn', 'changedBy', 'reason']) {
  @PrimaryColumn('text')
  readonly key!: string;

  /** In which order the changes of a contract were made. */
  @Column('integer')
  readonly revision!: number;

  /** Of the whole contract, for the journal: on the first field of a change alone. */
  @Column('jsonb', { nullable: true })
  readonly facts!: { readonly before: BookedFacts; readonly after: BookedFacts } | null;
}
