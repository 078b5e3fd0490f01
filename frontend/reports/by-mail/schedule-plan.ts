import { choiceFor, type KeptReport } from '../../../backend/reports/kept-reports.rules.js';
import type { ReportPlan } from '../../../events/reports/report-schedule.events.js';

/** What the dialog of a schedule asks for; receivers by their number. */
export interface PlanAsked extends Omit<ReportPlan, 'report' | 'receivers'> {
  readonly receivers: readonly number[];
}

/** What is chosen at this address, on Monday at seven: the week begins with it. */
export function newPlan(report: KeptReport, address: string, ownId: number): PlanAsked {
  return { query: choiceFor(report, address), every: 'week', weekday: 1, dayOfMonth: 1, hour: 7, format: 'pdf', receivers: [ownId] };
}
