import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sheetOf } from '../accounting-book.js';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import type { ChangedAfterCloseRow } from '../../../projections/changed-after-close/changed-after-close.read-model.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { formatDate, formatDateTime } from '../../kit/format/dates.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';

/** So many more with each press. */
const AT_ONCE = 200;

interface ChangedAfterCloseProps {
  readonly rows: readonly ChangedAfterCloseRow[];
  readonly months: readonly AccountingMonthRow[];
}

/** Each is a difference in the month in which it was made; a month that was reopened has its changes itself. */
export function ChangedAfterClose({ rows, months }: ChangedAfterCloseProps) {
  const holds = ({ month, closing }: ChangedAfterCloseRow) => months.some((one) => one.month === month && one.closing === closing && one.state === 'Closed');
  const all = rows.filter(holds);
  const [most, setMost] = useState(AT_ONCE);
  const shown = all.slice(0, most);
  return (
    <Section id="changed-after-close" title="Changed after close" note={`${formatCount(all.length)}, booked on the day of the change`} action={<ExportButtons url="/api/lists/changed-after-close/export?sort=-changedAt" />}>
      {shown.length === 0 ? <Nothing text="Nothing was changed in a closed month." /> : <div className="figures-scroll"><FiguresTable columns={columns} rows={shown} keyOf={({ key }) => key} /></div>}
      {all.length > most && <Button className="no-print" text={`Show ${formatCount(Math.min(AT_ONCE, all.length - most))} more of ${formatCount(all.length)}`} onClick={() => setMost(most + AT_ONCE)} />}
    </Section>
  );
}

const columns: readonly FiguresColumn<ChangedAfterCloseRow>[] = [
  { head: 'Contract', cell: ({ kind, contractId }) => <Link to={sheetOf(kind, contractId)}>{contractId}</Link> },
  { head: 'Closed month', cell: ({ month }) => monthWords(month) },
  { head: 'Field', cell: ({ label }) => label },
  { head: 'From', figure: true, cell: ({ before }) => valueOf(before) },
  { head: 'To', figure: true, cell: ({ after }) => valueOf(after) },
  { head: 'By', cell: ({ changedBy }) => changedBy },
  { head: 'On', cell: ({ changedAt }) => formatDateTime(changedAt) },
  { head: 'Why', cell: ({ reason }) => reason },
];

function valueOf(value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return formatMoney(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value || '–';
}
