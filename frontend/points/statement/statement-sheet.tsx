import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { causeOf } from '../../../backend/points/ledger/points-cause.rules.js';
import type { PointsStatementAnswer, StatementLine } from '../../../backend/points/statement/points-statement.dto.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn, SummaryRow } from '../../kit/sheet/sheet-column.js';
import { useSession } from '../../server/session.js';
import { Signed } from './statement-figures.js';
import type { LoadedStatement } from './use-statement.js';

interface StatementSheetProps {
  readonly loaded: LoadedStatement;
  readonly onOpen: (pointLedgerId: number) => void;
}

/** The rows of the ledger in the order of time, each with its cause and the balance after it. */
export function StatementSheet({ loaded: { statement, changes, problem, retry }, onOpen }: StatementSheetProps) {
  const { may } = useSession();
  const mayBuy = may('Leads_New') || may('Epic_Members_Edit');
  const columns = useMemo(() => columnsFor(onOpen, mayBuy), [onOpen, mayBuy]);
  const ends = useMemo(() => statement && balances(statement), [statement]);
  const glowing = useMemo(() => new Set(changes.keys()), [changes]);
  return (
    <Sheet
      name="Points statement"
      columns={columns}
      rows={statement?.lines}
      rowKey={({ pointLedgerId }) => String(pointLedgerId)}
      noun={{ one: 'row', many: 'rows' }}
      {...(ends && { first: ends.opening, last: ends.closing })}
      empty="No ledger entries found."
      problem={problem && !statement ? { problem, retry } : undefined}
      onOpen={({ pointLedgerId }) => onOpen(pointLedgerId)}
      glowing={glowing}
      note={statement && statement.count > statement.lines.length ? `The first ${formatCount(statement.lines.length)} of ${formatCount(statement.count)} rows: the file has all` : undefined}
    />
  );
}

function balances({ from, to, opening, closing, count }: PointsStatementAnswer): { readonly opening: SummaryRow; readonly closing: SummaryRow } {
  const change = closing - opening;
  return {
    opening: { key: 'opening', values: { createdAt: formatDate(from), cause: 'Opening balance', balance: opening }, show: { createdAt: formatDate(from) } },
    closing: {
      key: 'closing',
      values: { createdAt: formatDate(to), cause: 'Closing balance', balanceChange: change, balance: closing },
      show: { createdAt: formatDate(to), cause: `Closing balance, ${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`, balanceChange: <Signed points={change} /> },
    },
  };
}

function columnsFor(onOpen: (pointLedgerId: number) => void, mayBuy: boolean): readonly SheetColumn<StatementLine>[] {
  return [
    { field: 'pointLedgerId', label: 'Row', kind: 'number', width: 56, align: 'start', reference: true, value: (row) => row.pointLedgerId },
    { field: 'createdAt', label: 'Date', kind: 'time', width: 158, value: (row) => row.createdAt },
    { field: 'cause', label: 'Cause', kind: 'text', width: 230, value: (row) => wordsOf(row), show: (row) => <CauseCell row={row} onOpen={onOpen} /> },
    { field: 'whose', label: 'Member or unit', kind: 'text', width: 170, value: (row) => whose(row), show: (row) => (row.memberId && mayBuy ? <Link to={`/admin/epic-advantage-new-contract-for-member/${row.memberId}`}>{whose(row)}</Link> : whose(row)) },
    { field: 'balanceChange', label: 'Points', kind: 'number', width: 92, value: (row) => row.balanceChange, show: (row) => <Signed points={row.balanceChange} /> },
    { field: 'balance', label: 'Balance', kind: 'number', width: 104, value: (row) => row.balance },
  ];
}

function wordsOf(row: StatementLine): string {
  const { before, named, after } = causeOf(row);
  return [before, named, after].filter(Boolean).join(' ').replaceAll(' , ', ', ');
}

/** What it names opens what led to the row; a reversal, the row that it takes back. */
function CauseCell({ row, onOpen }: { readonly row: StatementLine; readonly onOpen: (pointLedgerId: number) => void }) {
  const { before, named, after } = causeOf(row);
  return (
    <>
      {before && `${before} `}
      <button type="button" className="statement-cause" onClick={() => onOpen(row.reverses || row.pointLedgerId)}>
        {named}
      </button>
      <span className="statement-after">{after && !after.startsWith(',') ? ` ${after}` : after}</span>
    </>
  );
}

export function whose({ memberId, memberName, resort, unitNumber, useWeek }: Pick<StatementLine, 'memberId' | 'memberName' | 'resort' | 'unitNumber' | 'useWeek'>): string {
  if (memberId) return memberName ?? `Member ${memberId}`;
  return [[resort, unitNumber].filter(Boolean).join(' '), useWeek && `week ${useWeek}`].filter(Boolean).join(', ');
}
