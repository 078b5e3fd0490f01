import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Filter } from '../../../backend/platform/lists/list-wire.js';
import { resaleContractListColumns } from '../../../projections/resale-contract-list/resale-contract-list.columns.js';
import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatCount, sumMoney } from '../../kit/format/money.js';
import { columnsOf } from '../../kit/list/columns-of.js';
import { Section } from '../../kit/page/section.js';
import { allRows } from '../../kit/sheet/all-rows.js';
import { MOST_SHEET_ROWS } from '../../kit/sheet/most-rows.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import { sheetColumns, type SummaryRow } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { TppDeal } from '../tpp-deal.js';

/** What was chosen in a chart. */
export type Behind = { readonly kind: 'status'; readonly status: string } | { readonly kind: 'month'; readonly month: string };

/** Of a past day only the figures of then and the names of now are known. */
const knownThen = ['contractId', 'contractStatus', 'contractDate', 'buyer', 'resort', 'purchasePrice'] as const;
type Row = Pick<ResaleContractListRow, (typeof knownThen)[number]> & Partial<ResaleContractListRow>;

const LIST = 'resale-contract-list';
const noun = { one: 'contract', many: 'contracts' };

interface ContractsBehindProps {
  readonly behind: Behind;
  /** A past day. */
  readonly asOf: string | undefined;
  /** Of the figures above: these rows are at least as new. */
  readonly position: string;
}

/** The contracts behind a slice or a bar, to add up and to copy out. */
export function ContractsBehind({ behind, asOf, position }: ContractsBehindProps) {
  const { data: rows, error, refetch } = useQuery({
    queryKey: ['contracts-behind', behind, asOf ?? position],
    queryFn: ({ signal }) => rowsBehind(behind, asOf, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useSliceColumns(asOf);
  const totals = useMemo(() => totalsOf(rows ?? []), [rows]);
  const title = behind.kind === 'status' ? <StatusDot status={behind.status} /> : `Contracts of ${behind.month.slice(5)}/${behind.month.slice(0, 4)}`;
  const where = behind.kind === 'status' ? 'this slice' : 'this bar';
  const actions = (
    <>
      {!asOf && <Link to={`/admin/contracts?${listAddress(behind)}`}>Open as list</Link>}
      <ExportButtons url={exportAddress(behind, asOf)} />
    </>
  );
  return (
    <Section title={title} note={rows && countWords(rows.length, where)} action={actions}>
      <Sheet
        name={asOf ? 'Contracts of a past day' : 'Contracts behind a chart'}
        columns={columns}
        rows={rows}
        rowKey={({ contractId }) => String(contractId)}
        noun={noun}
        last={totals}
        empty={`No contracts are behind ${where}.`}
        problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined}
        tallest={560}
      />
    </Section>
  );
}

function countWords(count: number, where: string): string {
  return `${formatCount(count)}${count >= MOST_SHEET_ROWS ? ' or more' : ''} contract${count === 1 ? '' : 's'} behind ${where}`;
}

function totalsOf(rows: readonly Row[]): SummaryRow {
  const sums = (['purchasePrice', 'balanceDue'] as const).map((field) => [field, sumMoney(rows.map((row) => row[field]))]);
  return { key: 'total', values: Object.fromEntries(sums) as Record<string, string>, show: { contractId: 'Total' } };
}

/** Those of the list; its screen hides some where a sheet has the room. */
function useSliceColumns(asOf: string | undefined) {
  const { may } = useSession();
  const mayOpen = may('Contracts_Detail');
  return useMemo(() => {
    const all = columnsOf<Row>(resaleContractListColumns, {
      contractId: { render: ({ contractId }) => (mayOpen ? <Link to={`/admin/contracts-detail/${contractId}`}>{contractId}</Link> : contractId) },
      tppDealNumber: { render: ({ tppDealNumber = null, tppLink = null }) => (tppDealNumber || tppLink ? <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} /> : null) },
    });
    const known: readonly string[] = knownThen;
    return sheetColumns(asOf ? all.filter(({ field }) => known.includes(field)) : all);
  }, [asOf, mayOpen]);
}

async function rowsBehind(behind: Behind, asOf: string | undefined, signal: AbortSignal): Promise<readonly Row[]> {
  if (asOf && behind.kind === 'status') {
    const params = new URLSearchParams({ asOf, contractStatus: behind.status });
    return (await get<readonly Row[]>(`/api/Contracts/Dashboard/Contracts?${params.toString()}`, signal)).data;
  }
  return allRows<ResaleContractListRow>({ list: LIST, key: 'contractId', filters: filtersOf(behind), sort: '-contractDate' }, signal);
}

function exportAddress(behind: Behind, asOf: string | undefined): string {
  if (asOf && behind.kind === 'status') return `/api/Contracts/Dashboard/Contracts/Export?${new URLSearchParams({ asOf, contractStatus: behind.status }).toString()}`;
  return `/api/lists/${LIST}/export?${new URLSearchParams({ filters: JSON.stringify(filtersOf(behind)), sort: '-contractDate' }).toString()}`;
}

function filtersOf(behind: Behind): readonly Filter[] {
  if (behind.kind === 'status') return [{ field: 'contractStatus', op: 'is', value: behind.status }];
  return [
    { field: 'contractDate', op: 'from', value: `${behind.month}-01` },
    { field: 'contractDate', op: 'to', value: lastDayOf(behind.month) },
  ];
}

/** The list screen's own address for the same rows. */
function listAddress(behind: Behind): string {
  if (behind.kind === 'status') return new URLSearchParams({ 'contractStatus.oneOf': behind.status }).toString();
  return new URLSearchParams({ 'contractDate.from': `${behind.month}-01`, 'contractDate.to': lastDayOf(behind.month) }).toString();
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
