import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { chosenBy, figureWords } from '../../../backend/resale-contracts/dashboard/contracts-dashboard.figures.rules.js';
import type { ContractBehind, ContractsBehindAnswer } from '../../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import { resaleContractListColumns } from '../../../projections/resale-contract-list/resale-contract-list.columns.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatCount, sumMoney } from '../../kit/format/money.js';
import { columnsOf } from '../../kit/list/columns-of.js';
import { Section } from '../../kit/page/section.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import { sheetColumns, type SummaryRow } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { TppDeal } from '../../contracts/tpp-deal.js';
import { listAddress } from './list-address.js';
import { momentQuery, type DashboardMoment } from './use-contracts-dashboard.js';

const noun = { one: 'contract', many: 'contracts' };

interface ContractsBehindProps {
  /** A tile by its name, `status:Closed`, `month:2026-10`. */
  readonly behind: string;
  readonly moment: DashboardMoment;
  /** Of the figures above: these rows are at least as new. */
  readonly position: string;
}

/** The contracts behind a tile, a slice or a bar, to add up and to copy out. */
export function ContractsBehind({ behind, moment, position }: ContractsBehindProps) {
  const mayOpenList = useSession().may('Contracts_Main');
  const query = `${momentQuery(moment)}&behind=${encodeURIComponent(behind)}`;
  const { data: answer, error, refetch } = useQuery({
    queryKey: ['contracts-behind', query, moment.asOf ?? position],
    queryFn: async ({ signal }) => (await get<ContractsBehindAnswer>(`/api/Contracts/Dashboard/Contracts?${query}`, signal)).data,
    placeholderData: keepPreviousData,
  });
  const columns = useBehindColumns(behind);
  const totals = useMemo(() => totalsOf(answer?.rows ?? []), [answer]);
  const status = behind.startsWith('status:') && behind.slice('status:'.length);
  const actions = (
    <>
      {mayOpenList && answer && <OpenAsList answer={answer} asOf={moment.asOf} />}
      <ExportButtons url={`/api/Contracts/Dashboard/Contracts/Export?${query}`} />
    </>
  );
  return (
    <Section title={status ? <StatusDot status={status} /> : figureWords(behind)} note={answer && countWords(answer)} action={actions}>
      <Sheet
        name={moment.asOf ? 'Contracts of a past day' : 'Contracts behind a figure'}
        columns={columns}
        rows={answer?.rows}
        rowKey={({ contractId }) => String(contractId)}
        noun={noun}
        last={totals}
        empty="No contracts are behind this figure."
        problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined}
        tallest={560}
      />
    </Section>
  );
}

function countWords({ count, rows }: ContractsBehindAnswer): string {
  const words = `${formatCount(count)} contract${count === 1 ? '' : 's'}`;
  return rows.length < count ? `${words}, the newest ${formatCount(rows.length)}` : words;
}

function totalsOf(rows: readonly ContractBehind[]): SummaryRow {
  const sums = (['purchasePrice', 'balanceDue'] as const).map((field) => [field, sumMoney(rows.map((row) => row[field]))]);
  return { key: 'total', values: Object.fromEntries(sums) as Record<string, string>, show: { contractId: 'Total' } };
}

const shown: readonly string[] = ['contractId', 'tppDealNumber', 'contractStatus', 'contractDate', 'closingDate', 'buyer', 'seller', 'resort', 'unitNumber', 'useWeek', 'purchasePrice', 'balanceDue'];

/** It stands in front, where nobody has to look for it. */
const shownFor: Readonly<Record<string, string>> = chosenBy;

function useBehindColumns(behind: string) {
  const { may } = useSession();
  const mayOpen = may('Contracts_Detail');
  return useMemo(() => {
    const all = columnsOf<ContractBehind>(resaleContractListColumns, {
      contractId: { render: ({ contractId }) => (mayOpen ? <Link to={`/admin/contracts-detail/${contractId}`}>{contractId}</Link> : contractId) },
      tppDealNumber: { render: ({ tppDealNumber, tppLink }) => (tppDealNumber || tppLink ? <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} /> : null) },
    });
    const [contract, status, ...others] = all.filter(({ field }) => shown.includes(field));
    return sheetColumns([contract!, status!, ...all.filter(({ field }) => field === shownFor[behind]), ...others]);
  }, [mayOpen, behind]);
}

/** Of so many an address can name each. */
const MOST_NAMED = 150;

interface OpenAsListProps {
  readonly answer: ContractsBehindAnswer;
  readonly asOf: string | undefined;
}

/** The list shows contracts as they are now: those of a past day are named one by one, since they need not be behind the figure any more. */
function OpenAsList({ answer: { part, rows }, asOf }: OpenAsListProps) {
  if (!asOf) return <Link to={`/admin/contracts?${listAddress(part)}`}>Open as list</Link>;
  if (rows.length === 0 || rows.length > MOST_NAMED) return null;
  return <Link to={`/admin/contracts?contractId.oneOf=${rows.map(({ contractId }) => contractId).join(',')}`}>Open as list, as they are now</Link>;
}
