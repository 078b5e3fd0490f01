import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportPlan, ReportReceiver } from '../../events/reports/report-schedule.events.js';
import { reportScheduleFields } from '../../events/reports/report-schedule.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** A report that goes out by mail, a stopped and a deleted one too. */
@Entity('report_schedules')
export class ReportScheduleRow extends columnsOf(reportScheduleFields, ['status', 'tenantId', 'report', 'ownerName', 'nextAt', 'lastAt']) {
  @PrimaryColumn('integer')
  scheduleId!: number;

  /** `user:7` */
  @Column('text')
  owner!: string;

  @Column('jsonb')
  plan!: ReportPlan;

  /** Who took themselves out. */
  @Column('jsonb')
  left!: readonly ReportReceiver[];

  /** What a change of it states that it was made upon. */
  @Column('integer')
  revision!: number;
}
