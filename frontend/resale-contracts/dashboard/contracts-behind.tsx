import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Filter, ListPage } from '../../../backend/platform/lists/list-wire.js';
import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { EmptyNotice, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { TppDeal } from '../tpp-deal.js';

/** What was chosen in a chart. */
export type Behind = { readonly kind: 'status'; readonly status: string } | { readonly kind: 'month'; readonly month: string };

/** Of a past day only the figures of then and the names of now are known. */
type Row = Pick<ResaleContractListRow, 'contractId' | 'contractStatus' | 'contractDate' | 'buyer' | 'resort' | 'purchasePrice'> & Partial<ResaleContractListRow>;

interface ContractsBehindProps {
  readonly behind: Behind;
  /** A past day. */
  readonly asOf: string | undefined;
  /** Of the figures above: these rows are at least as new. */
  readonly position: string;
}

/** So many rows stand under a chart; the list shows all. */
const MOST = 200;

/** The contracts behind a slice or a bar. */
export function ContractsBehind({ behind, asOf, position }: ContractsBehindProps) {
  const query = useQuery({
    queryKey: ['contracts-behind', behind, asOf ?? position],
    queryFn: ({ signal }) => rowsBehind(behind, asOf, signal),
    placeholderData: keepPreviousData,
  });
  const rows = query.data;
  const title = behind.kind === 'status' ? <StatusDot status={behind.status} /> : `Contracts of ${behind.month.slice(5)}/${behind.month.slice(0, 4)}`;
  const where = behind.kind === 'status' ? 'this slice' : 'this bar';
  const openAsList = !asOf && <Link to={`/admin/contracts?${listAddress(behind)}`}>Open as list</Link>;
  return (
    <Section title={title} note={rows && `${formatCount(rows.length)}${rows.length === MOST ? ' or more' : ''} contract${rows.length === 1 ? '' : 's'} behind ${where}`} action={openAsList}>
      {query.error ? <ProblemNotice problem={asProblem(query.error)} retry={() => void query.refetch()} /> : !rows ? null : rows.length === 0 ? <EmptyNotice text={`No contracts are behind ${where}.`} /> : <Rows rows={rows} full={!asOf} />}
    </Section>
  );
}

function Rows({ rows, full }: { readonly rows: readonly Row[]; readonly full: boolean }) {
  const mayOpen = useSession().may('Contracts_Detail');
  return (
    <div className="figures-scroll">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Contract</th>
            {full && <th scope="col">TPP #</th>}
            <th scope="col">Status</th>
            <th scope="col">Contract Date</th>
            <th scope="col">Buyer</th>
            {full && <th scope="col">Seller</th>}
            <th scope="col">Resort</th>
            {full && <th scope="col" className="figure">Unit #</th>}
            {full && <th scope="col" className="figure">Use Week</th>}
            <th scope="col" className="figure">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowBehind key={row.contractId} row={row} full={full} mayOpen={mayOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowBehindProps {
  readonly row: Row;
  readonly full: boolean;
  readonly mayOpen: boolean;
}

function RowBehind({ row, full, mayOpen }: RowBehindProps) {
  return (
    <tr>
      <td>{mayOpen ? <Link to={`/admin/contracts-detail/${row.contractId}`}>{row.contractId}</Link> : row.contractId}</td>
      {full && (
        <td className="figures-short">
          <TppDeal tppDealNumber={row.tppDealNumber ?? null} tppLink={row.tppLink ?? null} />
        </td>
      )}
      <td>
        <StatusDot status={row.contractStatus} />
      </td>
      <td>{formatDate(row.contractDate)}</td>
      <td>{row.buyer}</td>
      {full && <td>{row.seller}</td>}
      <td>{row.resort}</td>
      {full && <td className="figure">{row.unitNumber}</td>}
      {full && <td className="figure">{row.useWeek}</td>}
      <td className="figure">{formatMoney(row.purchasePrice)}</td>
    </tr>
  );
}

async function rowsBehind(behind: Behind, asOf: string | undefined, signal: AbortSignal): Promise<readonly Row[]> {
  if (asOf && behind.kind === 'status') {
    const params = new URLSearchParams({ asOf, contractStatus: behind.status });
    return (await get<readonly Row[]>(`/api/Contracts/Dashboard/Contracts?${params.toString()}`, signal)).data;
  }
  const params = new URLSearchParams({ filters: JSON.stringify(filtersOf(behind)), sort: '-contractDate', limit: String(MOST) });
  return (await get<ListPage<ResaleContractListRow>>(`/api/lists/resale-contract-list?${params.toString()}`, signal)).data.rows;
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
