import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ReserveAnswer } from '../../../backend/commission/reserves/reserves.dto.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatDate, formatDateTime } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { signed } from '../adjusted-rows.js';

type Entry = ReserveAnswer['entries'][number];

const columns: readonly FiguresColumn<Entry>[] = [
  { head: 'When', cell: ({ at }) => formatDateTime(at) },
  { head: 'Movement', cell: ({ movement }) => movement },
  { head: 'Of', className: 'commission-reason', cell: (entry) => <Of entry={entry} /> },
  { head: 'By', className: 'figures-spare', cell: ({ by }) => by },
  { head: 'Amount', figure: true, cell: ({ amount }) => signed(amount) },
  { head: 'Reserve', figure: true, cell: ({ balance }) => formatMoney(balance) },
];

interface ReserveStatementProps {
  readonly reserve: ReserveAnswer;
  /** Takes the focus where the statement is brought into sight. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How a reserve came to what it holds: each movement, and what it held after it; the latest on top. */
export function ReserveStatement({ reserve: { entries, balance, setAside, owed, employeeName }, heading }: ReserveStatementProps) {
  return (
    <section className="card reserves-statement" aria-label={`Statement of ${employeeName}`}>
      <h2 ref={heading} tabIndex={-1}>
        Movements of {employeeName}
      </h2>
      <p className="reserves-held">
        <strong>{formatMoney(balance)}</strong> held
        {Number(setAside) > 0 && `, of which ${formatMoney(setAside)} is set aside by a prepared pay run`}
        {Number(owed) > 0 && `; ${formatMoney(owed)} of what was paid is still to be taken back`}
      </p>
      {entries.length === 0 ? (
        <EmptyNotice text="Nothing has moved it yet." />
      ) : (
        <div className="figures-scroll" tabIndex={0} role="group" aria-label="Movements">
          <FiguresTable columns={columns} rows={entries.toReversed()} keyOf={({ entryId }) => entryId} className="commission-table" />
        </div>
      )}
    </section>
  );
}

/** The run that moved it, or why somebody did. */
function Of({ entry: { payRunId, payDate, reason } }: { readonly entry: Entry }) {
  if (!payRunId || !payDate) return reason;
  return <Link to={`/admin/commission?report=${payRunId.slice(0, -payDate.length - 1)}&payDate=${payDate}`}>Pay run of {formatDate(payDate)}</Link>;
}
