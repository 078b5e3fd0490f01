import type { OwnCompany } from '../../../events/kernel/own-company.js';
import type { ReportCopy } from '../../platform/mail/mailed-reports.js';
import type { ReportSchedule } from './report-schedule.state.js';
import { formatWords, reportTitle, whenWords } from './schedule-words.rules.js';

interface Links {
  readonly report: string;
  readonly stop: string;
}

/** To one receiver, with the report attached. */
export function reportMailWords({ plan, ownerName }: ReportSchedule, name: string, { of, without }: Pick<ReportCopy, 'of' | 'without'>, company: OwnCompany, links: Links): { readonly subject: string; readonly text: string } {
  const title = reportTitle(plan.report);
  const paragraphs = [
    `Hello ${name},`,
    `the report ${title}, ${of}, is attached as ${formatWords[plan.format]}. Here it is live:`,
    links.report,
    ...(without.length > 0 ? [`It is without what your permissions do not show you: ${without.join(', ')}.`] : []),
    `You get it ${whenWords(plan)}, New York time, because ${ownerName} asked for that. If you want it no more, stop it here; you need not sign in:`,
    links.stop,
    company.name,
  ];
  return { subject: `${title}, ${of}`, text: `${paragraphs.join('\n\n')}\n` };
}
