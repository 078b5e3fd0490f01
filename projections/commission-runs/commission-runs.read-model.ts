import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FrozenRun } from '../../events/commission/commission-run.events.js';
import { commissionRunFields } from '../../events/commission/commission-run.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** A pay run: how far it is, and what stands frozen in it. */
@Entity('commission_runs')
export class CommissionRunRow extends columnsOf(commissionRunFields, ['report', 'payDate', 'status', 'preparedBy', 'preparedAt', 'approvedBy', 'approvedAt', 'paidBy', 'paidOn', 'reference', 'reopened', 'reopenedBy', 'reopenedAt']) {
  /** `sales-executive-weekly-2026-11-20` */
  @PrimaryColumn('text')
  readonly payRunId!: string;

  /** Of its stream: who takes a step says which one they have seen. */
  @Column('integer')
  readonly revision!: number;

  /** `user 7`, as the company may want somebody else to approve it. */
  @Column('text')
  readonly preparedByActor!: string;

  /** Null while it is open again. Lines of a large run stand in its parts too. */
  @Column('jsonb', { nullable: true })
  readonly frozen!: FrozenRun | null;

  /** The contracts that its lines pay: `resale-1018`. */
  @Column('jsonb')
  readonly sales!: readonly string[];

  /** What commission asked of each of them then, by `resale-1018` and field: what has changed since is an adjustment. */
  @Column('jsonb')
  readonly facts!: Readonly<Record<string, Readonly<Record<string, string | null>>>>;

  /** When each employee was sent their statement last, and who sent it. */
  @Column('jsonb')
  readonly mailed!: Readonly<Record<number, { readonly at: string; readonly by: string }>>;
}
