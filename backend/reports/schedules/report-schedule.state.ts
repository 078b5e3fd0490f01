import type { ReportPlan } from '../../../events/reports/report-schedule.events.js';

export interface ReportSchedule {
  /** 0 before it is there. */
  readonly scheduleId: number;
  readonly tenantId: number;
  /** `user:7` */
  readonly owner: string;
  readonly ownerName: string;
  readonly plan: ReportPlan;
  /** ISO UTC. */
  readonly nextAt: string;
  readonly stopped: boolean;
  readonly deleted: boolean;
}

export const nothingPlanned: ReportSchedule = {
  ...{ scheduleId: 0, tenantId: 0, owner: '', ownerName: '', nextAt: '', stopped: false, deleted: false },
  plan: { report: '', query: '', every: 'week', weekday: 1, dayOfMonth: 1, hour: 0, format: 'pdf', receivers: [] },
};
