import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { ListRegistry } from '../../platform/lists/list-registry.js';
import type { RowStreams } from '../../platform/lists/row-streams.js';
import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import { checkOwnDays, checkPeriod } from '../report-query-reader.js';
import { readToursAllView, toursAllFilters } from './tours-all.rules.js';

/** What its screen shows of a tour. */
const SHOWN = ['tourId', 'tourDate', 'scheduledStartTime', 'salesRep', 'leadName', 'tourStatus', 'tourResult', 'giftNames'];

/** The tours of some days one by one, as the tour list shows them to their reader. */
export function mailedToursAll(lists: ListRegistry, rows: RowStreams): MailedReport {
  return {
    check(chosen) {
      const params = new URLSearchParams(chosen);
      checkPeriod(params.get('period') ?? undefined);
      checkOwnDays(params.get('from') ?? '', params.get('to') ?? '');
    },
    lacking: () => undefined,
    copy(reader, chosen, today) {
      const view = readToursAllView(new URLSearchParams(chosen), today);
      const file = rows.file(lists.get('tour-list'), reader, { filters: toursAllFilters(view), sort: 'startsAt' });
      const columns = file.columns.filter(({ field }) => SHOWN.includes(field));
      return Promise.resolve({ of: `${dayInWords(view.from)} to ${dayInWords(view.to)}`, file: { ...file, name: 'all-tours', title: 'All Tours', columns }, without: [] });
    },
  };
}
