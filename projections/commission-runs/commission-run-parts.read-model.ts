import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunPart } from '../../events/commission/commission-run.events.js';
import type { CommissionRunRow } from './commission-runs.read-model.js';

/** A part of a large pay run. It counts where the run's own row names its draft. */
@Entity('commission_run_parts')
@Index(['payRunId'])
export class CommissionRunPartRow {
  @PrimaryColumn('text')
  readonly partId!: string;

  @Column('text')
  readonly payRunId!: string;

  @Column('text')
  readonly draft!: string;

  /** Of its event: parts are in the order in which they were written. */
  @Column('integer')
  readonly revision!: number;

  @Column('jsonb')
  readonly prepared!: RunPart;

  @Column('jsonb')
  readonly sales!: CommissionRunRow['sales'];

  @Column('jsonb')
  readonly facts!: CommissionRunRow['facts'];
}
