import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ContractBehindTour, ReportRowsAnswer, TourBehind } from '../../../backend/reports/report.dto.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatDate } from '../../kit/format/dates.js';
import { countOf, formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn, SummaryRow } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

const noun = { one: 'tour', many: 'tours' };

interface ToursBehindProps {
  readonly report: string;
  /** Of the report's own call. */
  readonly query: URLSearchParams;
  /** Of a line by its key, or of the total. */
  readonly behind: { readonly key: string | undefined; readonly measure: MeasureName };
  readonly label: string;
  /** Of the figures above: these rows are at least as new. */
  readonly position: string;
}

/** The tours behind a figure: they add up to it. */
export function ToursBehind({ report, query, behind, label, position }: ToursBehindProps) {
  const asked = new URLSearchParams(query);
  asked.delete('against');
  asked.set('measure', behind.measure);
  if (behind.key !== undefined) asked.set('key', behind.key);
  const live = !asked.has('asOf');
  const { data, error, refetch } = useQuery({
    queryKey: ['tours-behind', report, asked.toString(), live ? position : ''],
    queryFn: async ({ signal }) => (await get<ReportRowsAnswer>(`/api/Reports/${report}/rows?${asked.toString()}`, signal, live ? position : undefined)).data,
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(data, live);
  const section = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // A long table stands above: who opens a figure sees what is behind it.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [isThere]);
  const { may } = useSession();
  const actions = (
    <>
      {may('Tours_Main') && data && <OpenAsList answer={data} />}
      <ExportButtons url={`/api/Reports/${report}/rows/Export?${asked.toString()}`} />
    </>
  );
  return (
    <div ref={section}>
      <Section title={`${label}, ${measures[behind.measure].label}`} note={data && countWords(data)} action={actions}>
        <Sheet
          name="Tours behind a figure"
          columns={columns}
          rows={data?.rows}
          rowKey={({ tourId }) => String(tourId)}
          noun={noun}
          {...(data && { last: totalOf(data) })}
          empty="No tours are behind this figure."
          problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined}
          tallest={560}
        />
      </Section>
    </div>
  );
}

function countWords({ rows, count }: ReportRowsAnswer): string {
  const words = countOf(count, noun);
  return rows.length === count ? words : `${words}, the newest ${formatCount(rows.length)} are shown`;
}

/** Of so many an address can name each. */
const MOST_NAMED = 150;

/** The list shows tours as they are now. */
function OpenAsList({ answer: { rows, live } }: { readonly answer: ReportRowsAnswer }) {
  if (rows.length === 0 || rows.length > MOST_NAMED) return null;
  return <Link to={`/admin/tours?tourId.oneOf=${rows.map(({ tourId }) => tourId).join(',')}`}>{live ? 'Open as list' : 'Open as list, as they are now'}</Link>;
}

/** What one tour by itself can say. */
const figures = ['sales', 'salesVolume', 'rescindedVolume', 'netVolume'] as const satisfies readonly MeasureName[];

function totalOf({ total, count }: ReportRowsAnswer): SummaryRow {
  return { key: 'total', values: { tourId: 'Total', leadName: count, ...total }, show: { leadName: countOf(count, noun) } };
}

function useColumns(data: ReportRowsAnswer | undefined, live: boolean): readonly SheetColumn<TourBehind>[] {
  const { may } = useSession();
  const [opensTours, opensResale, opensMemberships] = [may('Tours_Detail'), may('Contracts_Detail'), may('Epic_Contracts_Detail')];
  const seen = data?.total;
  return useMemo(() => {
    const shown = figures.filter((name) => seen?.[name] !== undefined);
    const opens = { resale: opensResale, membership: opensMemberships };
    return [
      { field: 'tourId', label: 'Tour ID', kind: 'number', width: 72, align: 'start', reference: true, value: (row) => row.tourId, show: ({ tourId }) => (opensTours ? <Link to={`/admin/tours-detail/${tourId}`}>{tourId}</Link> : tourId) },
      { field: 'tourDate', label: 'Date', kind: 'date', width: 96, value: (row) => row.tourDate, show: (row) => formatDate(row.tourDate) },
      { field: 'leadName', label: 'Lead Name', kind: 'text', width: 136, value: (row) => row.leadName },
      { field: 'marketingSource', label: 'Source', kind: 'text', width: 108, value: (row) => row.marketingSource || '(none)' },
      { field: 'salesRep', label: 'Sales Rep', kind: 'text', width: 124, value: (row) => row.salesRep },
      // A past day is told by its figures: the status is the one of now.
      ...(live ? [{ field: 'tourStatus', label: 'Status', kind: 'text', width: 104, value: (row) => row.tourStatus, show: (row) => <StatusDot status={row.tourStatus} /> } as SheetColumn<TourBehind>] : []),
      ...(live ? [{ field: 'tourResult', label: 'Result', kind: 'text', width: 92, value: (row) => row.tourResult } as SheetColumn<TourBehind>] : []),
      ...(shown.includes('salesVolume') ? [{ field: 'contracts', label: 'Contracts', kind: 'text', width: 84, value: contractNumbers, show: ({ contracts = [] }) => <ContractLinks contracts={contracts} opens={opens} /> } as SheetColumn<TourBehind>] : []),
      ...shown.map((name): SheetColumn<TourBehind> => ({ field: name, label: measures[name].label, kind: measures[name].unit === 'money' ? 'money' : 'number', width: measures[name].unit === 'money' ? 96 : 60, value: (row) => (row as Partial<Record<MeasureName, unknown>>)[name] })),
    ];
  }, [seen, live, opensTours, opensResale, opensMemberships]);
}

function contractNumbers({ contracts = [] }: TourBehind): string {
  return contracts.map(({ id }) => id).join(', ');
}

interface ContractLinksProps {
  readonly contracts: readonly ContractBehindTour[];
  readonly opens: Readonly<Record<ContractBehindTour['kind'], boolean>>;
}

function ContractLinks({ contracts, opens }: ContractLinksProps) {
  const screens = { resale: '/admin/contracts-detail', membership: '/admin/epic-contracts-detail' };
  return contracts.map(({ kind, id, contractStatus }, place) => (
    <span key={`${kind} ${id}`} title={contractStatus}>
      {place > 0 && ', '}
      {opens[kind] ? <Link to={`${screens[kind]}/${id}`}>{id}</Link> : id}
    </span>
  ));
}

