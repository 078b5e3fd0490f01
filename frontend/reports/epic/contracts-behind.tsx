import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ContractBehindFigure, ContractsBehindAnswer } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import { behindParams, type EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { figureWords, paymentWords } from '../../../backend/reports/epic/epic-words.rules.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatDate } from '../../kit/format/dates.js';
import { countOf, formatCount, formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { monthInWords } from '../../../backend/platform/calendar/day.rules.js';
import { contractsAddress } from './contracts-address.js';

const noun = { one: 'contract', many: 'contracts' };

interface ContractsBehindProps {
  /** Of the figures above. */
  readonly query: URLSearchParams;
  readonly behind: Extract<EpicBehind, { readonly figure: string }>;
  readonly year: number;
  /** Through this day of the year. */
  readonly to: string;
  /** These rows are at least as new. */
  readonly position: string;
  readonly onClose: () => void;
}

/** The contracts behind a figure: they add up to it. */
export function ContractsBehind({ query, behind, year, to, position, onClose }: ContractsBehindProps) {
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...behindParams(behind) }).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['memberships-behind', asked, position],
    queryFn: async ({ signal }) => (await get<ContractsBehindAnswer>(`/api/Reports/epic-dashboard/rows?${asked}`, signal, position)).data,
    placeholderData: keepPreviousData,
  });
  const of = behind.month ? monthInWords(behind.month) : behind.figure === 'overLimit' ? 'all years' : String(year);
  const list = data && contractsAddress(behind, { year, to }, data);
  const actions = (
    <>
      {list && <Link to={list}>{data?.live ? 'Open as list' : 'Open as list, as they are now'}</Link>}
      <ExportButtons url={`/api/Reports/epic-dashboard/rows/Export?${asked}`} />
      <button type="button" className="link-button" onClick={onClose}>
        Close
      </button>
    </>
  );
  return (
    <Section title={`${figureWords[behind.figure]}, ${of}`} note={data && `${countOf(data.total.sold, noun)}, ${formatMoney(data.total.volume)}${data.rows.length < data.total.sold ? `; only the newest ${formatCount(data.rows.length)} are listed` : ''}`} action={actions}>
      <Sheet
        name="Contracts behind a figure"
        columns={useColumns()}
        rows={data?.rows}
        rowKey={({ epicContractId }) => String(epicContractId)}
        noun={noun}
        {...(data && { last: { key: 'total', values: { buyer: 'Total', price: data.total.volume } } })}
        empty="No contracts are behind this figure."
        problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined}
        tallest={560}
      />
    </Section>
  );
}

function useColumns(): readonly SheetColumn<ContractBehindFigure>[] {
  const opensContracts = useSession().may('Epic_Contracts_Detail');
  return useMemo(
    () => [
      { field: 'epicContractId', label: 'Contract', kind: 'number', width: 84, align: 'start', reference: true, value: (row) => row.epicContractId, show: ({ epicContractId }) => (opensContracts ? <Link to={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</Link> : epicContractId) },
      { field: 'buyer', label: 'Buyer', kind: 'text', width: 160, value: (row) => row.buyer },
      { field: 'contractDate', label: 'Date', kind: 'date', width: 104, value: ({ contractDate }) => contractDate, show: ({ contractDate }) => formatDate(contractDate) },
      { field: 'contractStatus', label: 'Status', kind: 'text', width: 180, value: (row) => row.contractStatus, show: ({ contractStatus }) => <StatusDot status={contractStatus} /> },
      { field: 'membershipTier', label: 'Tier', kind: 'text', width: 110, value: (row) => row.membershipTier },
      { field: 'salesAgent', label: 'Sales agent', kind: 'text', width: 140, value: (row) => row.salesAgent },
      { field: 'payment', label: 'Paid', kind: 'text', width: 90, value: ({ payment }) => paymentWords[payment] },
      { field: 'aprRate', label: 'APR', kind: 'number', width: 76, align: 'end', reference: true, value: ({ payment, aprRate }) => (payment === 'financed' ? aprRate : null) },
      { field: 'price', label: 'Total price', kind: 'money', width: 116, value: (row) => row.price },
    ],
    [opensContracts],
  );
}
