import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { ReportAnswer } from '../report.dto.js';
import type { ReportSchedule } from './report-schedule.state.js';
import { formatWords, reportTitle, whenWords } from './schedule-words.rules.js';

interface Links {
  readonly report: string;
  readonly stop: string;
}

/** To one receiver, with the report attached. */
export function reportMailWords({ plan, ownerName }: ReportSchedule, name: string, { from, to, hidden }: ReportAnswer, company: OwnCompany, links: Links): { readonly subject: string; readonly text: string } {
  const title = reportTitle(plan.report);
  const paragraphs = [
    `Hello ${name},`,
    `the report ${title}, ${dayInWords(from)} to ${dayInWords(to)}, is attached as ${formatWords[plan.format]}. Here it is live:`,
    links.report,
    ...(hidden ? [`It is without what your permissions do not show you: ${hidden.labels.join(', ')}.`] : []),
    `You get it ${whenWords(plan)}, New York time, because ${ownerName} asked for that. If you want it no more, stop it here; you need not sign in:`,
    links.stop,
    company.name,
  ];
  return { subject: `${title}, ${dayInWords(from)} to ${dayInWords(to)}`, text: `${paragraphs.join('\n\n')}\n` };
}
