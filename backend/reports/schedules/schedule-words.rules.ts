import type { ReportPlan } from '../../../events/reports/report-schedule.events.js';
import { keptReportNamed } from '../kept-reports.rules.js';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const reportFormats = ['pdf', 'xlsx'] as const satisfies readonly ReportPlan['format'][];

export const formatWords = { pdf: 'PDF', xlsx: 'Excel' } as const satisfies Readonly<Record<ReportPlan['format'], string>>;

/** "7AM" */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'AM' : 'PM'}`;
}

/** "every Monday at 7AM", "on day 1 of each month at 7AM" */
export function whenWords({ every, weekday, dayOfMonth, hour }: Pick<ReportPlan, 'every' | 'weekday' | 'dayOfMonth' | 'hour'>): string {
  const day = every === 'week' ? `every ${weekdays[weekday - 1]}` : dayOfMonth > 28 ? `on day ${dayOfMonth} of each month, or its last,` : `on day ${dayOfMonth} of each month`;
  return `${day} at ${hourWords(hour)}`;
}

export function reportTitle(name: string): string {
  return keptReportNamed(name)?.title ?? name;
}
