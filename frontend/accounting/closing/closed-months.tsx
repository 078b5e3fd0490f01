import { Link } from 'react-router-dom';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';

/** Every month that was closed, newest first. */
export function ClosedMonths({ rows }: { readonly rows: readonly AccountingMonthRow[] }) {
  return (
    <Section title="Closed months">
      {rows.length === 0 ? <Nothing text="No month was closed yet." /> : <div className="figures-scroll"><FiguresTable columns={columns} rows={rows} keyOf={({ monthId }) => monthId} /></div>}
    </Section>
  );
}

const columns: readonly FiguresColumn<AccountingMonthRow>[] = [
  { head: 'Month', cell: ({ month }) => <Link to={`?month=${month}`}>{monthWords(month)}</Link> },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Contracts', figure: true, cell: ({ booked }) => formatCount(booked) },
  { head: 'Not ready', figure: true, cell: ({ notReady }) => formatCount(notReady) },
  { head: 'Debits', figure: true, cell: ({ debit }) => formatMoney(debit) },
  { head: 'By', cell: ({ changedBy }) => changedBy },
  { head: 'On', cell: ({ changedAt }) => formatDateTime(changedAt) },
  { head: 'Why', cell: ({ reason }) => reason },
];
