import { giftWords } from '../../../events/tours/gift-names.rules.js';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { ExportRow } from '../../platform/exports/exported-rows.js';
import type { ListReader } from '../../platform/lists/list-reader.js';
import type { ListRegistry } from '../../platform/lists/list-registry.js';
import type { RowStreams } from '../../platform/lists/row-streams.js';
import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import { NotDelivered } from '../../platform/outgoing/outgoing-kind.js';
import { ofScreen } from '../reports.rules.js';
import { checkOwnDays, checkPeriod } from '../report-query-reader.js';
import { readToursAllView, toursAllFilters, toursAllPath } from './tours-all.rules.js';

/** What its screen shows of a tour. */
const SHOWN = ['tourId', 'tourDate', 'scheduledStartTime', 'salesRep', 'leadName', 'tourStatus', 'tourResult', 'giftNames'];
/** A file of so many is some three megabytes: mail servers take no more than ten or so. */
const MOST_TOURS = 50_000;

/** The tours of some days one by one, as the tour list shows them to their reader. */
export function mailedToursAll(lists: ListRegistry, rows: RowStreams, reading: ListReader): MailedReport {
  return {
    check(chosen) {
      const params = new URLSearchParams(chosen);
      checkPeriod(params.get('period') ?? undefined);
      checkOwnDays(Object.fromEntries(params));
    },
    lacking: () => undefined,
    async copy(reader, chosen, today) {
      const view = readToursAllView(new URLSearchParams(chosen), today);
      const [tours, request] = [lists.get('tour-list'), { filters: toursAllFilters(view), sort: 'startsAt' }];
      const { count } = await reading.summary(tours, request, reader);
      if (count > MOST_TOURS) throw new NotDelivered(`These are ${withSeparators(String(count))} tours, more than a mail carries`, { final: true });
      const { columns, chunks, ...file } = rows.file(tours, reader, request);
      const shown = { ...file, name: 'all-tours', title: ofScreen(toursAllPath).title, columns: columns.filter(({ field }) => SHOWN.includes(field)), chunks: asOnScreen(chunks) };
      return { of: `${dayInWords(view.from)} to ${dayInWords(view.to)}`, file: shown, without: [] };
    },
  };
}

async function* asOnScreen(chunks: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<ExportRow[]> {
  for await (const rows of chunks) yield rows.map((row) => ({ ...row, scheduledStartTime: slotWords(String(row['scheduledStartTime'] ?? '')), giftNames: giftWords(String(row['giftNames'] ?? '')) }));
}
