import type { ReportPlan } from '../../../events/reports/report-schedule.events.js';

/** What the dialog of a schedule asks for; receivers by their number. */
export interface PlanAsked extends Omit<ReportPlan, 'report' | 'receivers'> {
  readonly receivers: readonly number[];
}

/** On Monday at seven: the week begins with it. */
export function newPlan(query: string, ownId: number): PlanAsked {
  return { query, every: 'week', weekday: 1, dayOfMonth: 1, hour: 7, format: 'pdf', receivers: [ownId] };
}
