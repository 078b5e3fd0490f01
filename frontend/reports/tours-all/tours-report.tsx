import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addressOfDays } from '../../../backend/reports/report-view.rules.js';
import { readToursAllView, toursAllDays, toursAllFilters, type ToursAllView } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { giftNamesOf, giftWords } from '../../../events/tours/gift-names.rules.js';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { countOf, formatCount } from '../../kit/format/money.js';
import '../../kit/list/list.css';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { MOST_SHEET_ROWS } from '../../kit/sheet/most-rows.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn, SummaryRow } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { AddressNote } from '../asks/address-note.js';
import { PeriodPresets } from '../asks/period-presets.js';
import { useReportAddress } from '../asks/use-report-address.js';
import { ActionsOfNow } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { ReportCounts } from './report-counts.js';
import { ReportFilters } from './report-filters.js';
import { ReportPeriod } from './report-period.js';
import { chosenRows, type ReportRow } from './report-view.js';
import { useReportRows } from './use-report-rows.js';
import './report.css';

const TITLE = 'All Tours';
const noun = { one: 'tour', many: 'tours' };

/** /admin/reports-tours-all: every tour of a period (document 3, 2.5). */
export function ToursReport() {
  const { params, put } = useReportAddress();
  const views = useReportViewMenu('tours-all');
  const view = readToursAllView(params, today());
  const { rows, isOld, glowing, problem, retry } = useReportRows(view);
  const shown = useChosen(rows, view);
  const columns = useColumns();
  const filters = new URLSearchParams({ filters: JSON.stringify(toursAllFilters(view)), sort: 'startsAt' }).toString();
  return (
    <Page title={TITLE} fill>
      <PageHeader
        title={TITLE}
        note={`${formatDate(view.from)} to ${formatDate(view.to)}${isOld ? ', loading…' : ''}`}
        actions={<ActionsOfNow report="tours-all" file={`/api/lists/tour-list/export?${filters}`} views={views} />}
      />
      <AddressNote days={toursAllDays} report="tours-all" />
      <ViewNote {...views} />
      {problem && rows && !isOld && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <div className="report-asks">
        <ReportPeriod key={`${view.from} ${view.to}`} period={view} onGo={(days) => put(addressOfDays(days))} />
        <PeriodPresets period={view.period} onAsk={put} />
        <ReportFilters view={view} rows={rows ?? []} onAsk={put} />
      </div>
      <div className="list-body report-body">
        <Sheet
          name={TITLE}
          columns={columns}
          rows={isOld ? undefined : shown}
          rowKey={({ tourId }) => String(tourId)}
          noun={noun}
          {...(shown && !isOld && { last: totals(shown) })}
          empty="No tours found."
          problem={problem && (isOld || !rows) ? { problem, retry } : undefined}
          glowing={glowing}
          note={rows?.length === MOST_SHEET_ROWS ? `The first ${formatCount(MOST_SHEET_ROWS)} tours: the file has all` : undefined}
        />
      </div>
      {shown && !isOld && shown.length > 0 && <ReportCounts rows={shown} />}
    </Page>
  );
}

function useChosen(rows: readonly ReportRow[] | undefined, { tourStatus, tourResult, salesRep, marketingSource }: ToursAllView): readonly ReportRow[] | undefined {
  return useMemo(() => rows && chosenRows(rows, { tourStatus, tourResult, salesRep, marketingSource }), [rows, tourStatus, tourResult, salesRep, marketingSource]);
}

function totals(rows: readonly ReportRow[]): SummaryRow {
  const gifts = rows.reduce((sum, { giftNames }) => sum + giftNamesOf(giftNames).length, 0);
  return {
    key: 'total',
    values: { tourId: 'Total', leadName: rows.length, giftNames: gifts },
    show: { leadName: countOf(rows.length, noun), giftNames: countOf(gifts, { one: 'gift', many: 'gifts' }) },
  };
}

function useColumns(): readonly SheetColumn<ReportRow>[] {
  const mayOpen = useSession().may('Tours_Detail');
  return useMemo(
    () => [
      { field: 'tourId', label: 'Tour ID', kind: 'number', width: 72, align: 'start', reference: true, value: (row) => row.tourId, show: ({ tourId }) => (mayOpen ? <Link to={`/admin/tours-detail/${tourId}`}>{tourId}</Link> : tourId) },
      { field: 'tourDate', label: 'Date', kind: 'date', width: 96, value: (row) => row.tourDate, show: (row) => formatDate(row.tourDate) },
      { field: 'scheduledStartTime', label: 'Time', kind: 'text', width: 84, value: (row) => slotWords(row.scheduledStartTime) },
      { field: 'salesRep', label: 'Sales Rep', kind: 'text', width: 140, value: (row) => row.salesRep },
      { field: 'leadName', label: 'Lead Name', kind: 'text', width: 150, value: (row) => row.leadName },
      { field: 'tourStatus', label: 'Status', kind: 'text', width: 120, value: (row) => row.tourStatus, show: (row) => <StatusDot status={row.tourStatus} /> },
      { field: 'tourResult', label: 'Result', kind: 'text', width: 104, value: (row) => row.tourResult },
      { field: 'giftNames', label: 'Gifts', kind: 'text', width: 220, value: (row) => giftWords(row.giftNames) },
    ],
    [mayOpen],
  );
}
