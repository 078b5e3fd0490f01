import { Link } from 'react-router-dom';
import { amountIn, bookedPairs, type BooksOfSheet, type ClosedMonth, type LateDifference, type SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { countOf, sumMoney } from '../kit/format/money.js';
import type { SheetLine, SummaryRow } from '../kit/sheet/sheet-column.js';
import { monthSumWords } from './sum-words.js';

export interface MonthsAsked {
  /** Amounts that the reader sees. */
  readonly sums: readonly string[];
  /** The column in which a month is named. */
  readonly label: string;
  readonly closed: readonly ClosedMonth[];
  readonly noun: { readonly one: string; readonly many: string };
  readonly descending: boolean;
}

interface Month {
  readonly rows: SheetRow[];
  readonly late: LateDifference[];
}

/** The rows under their months, each with what they come to: closed ones hatched, what was changed in them since amber, in the month of the change. */
export function underMonths({ rows, late }: BooksOfSheet, asked: MonthsAsked): readonly SheetLine<SheetRow>[] {
  const months = new Map<string, Month>();
  const monthOf = (day: string | null) => {
    const month = day?.slice(0, 7) ?? '';
    const known = months.get(month) ?? { rows: [], late: [] };
    months.set(month, known);
    return known;
  };
  for (const row of rows) monthOf(row.contractDate).rows.push(row);
  for (const change of late) monthOf(change.changedOn).late.push(change);
  const turn = asked.descending ? -1 : 1;
  const inOrder = [...months].toSorted(([one], [other]) => turn * (one < other ? -1 : 1));
  return inOrder.flatMap(([month, within]) => [
    { summary: { key: `month:${month}`, ...headOf(month, within, asked) } },
    // A contract that left a closed month is put back among the others.
    ...within.rows.toSorted((one, other) => turn * (one.contractDate ?? '').localeCompare(other.contractDate ?? '')).map((row) => ({ row, ...(row.frozen && { look: 'hatched' as const }) })),
    ...within.late.map((change) => lateLine(change, asked.label)),
  ]);
}

function headOf(month: string, { rows, late }: Month, { sums, label, closed, noun }: MonthsAsked): Omit<SummaryRow, 'key'> {
  const amounts = sums.map((field) => [field, sumMoney([...rows.map((row) => amountIn(row, row[field])), ...late.map(({ amounts }) => amounts[field])])]);
  const words = month ? monthWords(month) : 'No purchase date';
  const frozen = closed.find((one) => one.month === month);
  const without = rows.some(({ unbooked }) => unbooked) ? ' without these' : '';
  const state = frozen ? `closed ${formatDateTime(frozen.changedAt).slice(0, 5)}${without}` : month && 'open';
  const note = [state, countOf(rows.length, noun)].filter(Boolean).join(', ');
  const sumNote = monthSumWords({ rows, late }).join(', ');
  const shown = (
    <span className="sheet-spill">
      {words} <span className="accounting-month-note">{note}</span>
    </span>
  );
  // Its own column has no room left for it. It is shown alone: who copies the cell would have it as an agent.
  const beside = sumNote && <span className="sheet-spill accounting-month-note">{sumNote}</span>;
  return { values: { ...Object.fromEntries(amounts), [label]: `${words}, ${note}` }, show: { [label]: shown, ...(beside && { salesAgent: beside }) } };
}

/** Who changed it and why stand where the TO rep would. */
export function lateLine(change: LateDifference, label: string): SheetLine<SheetRow> {
  const { key, contractId, month, salesAgent, amounts, after, reason, changedBy, changedOn } = change;
  const words = `Changed after close of ${month.slice(5)}/${month.slice(0, 4)}`;
  const why = `${reason && `${reason}, `}${changedBy} ${formatDate(changedOn).slice(0, 5)}`;
  const codes = bookedPairs.filter(([code, amount]) => amount in amounts || change.before[code] !== after[code]).map(([code]) => [code, after[code] ?? '']);
  // Why it was changed goes on over the columns of the override, unless something stands there.
  const overAmounts = 'toCommission' in amounts || codes.some(([code]) => code === 'toGlCode');
  return {
    look: 'amber',
    summary: {
      key: `late:${key}`,
      counts: true,
      values: { contractId, salesAgent, ...amounts, ...Object.fromEntries(codes), toName: why, [label]: words },
      show: {
        contractId: <Link to={`/admin/accounting-closing?month=${month}#changed-after-close`}>{contractId}</Link>,
        [label]: <span className="sheet-spill">{words}</span>,
        toName: (
          <span className={`${overAmounts ? '' : 'sheet-spill accounting-why '}accounting-month-note`}>
            {why}
          </span>
        ),
      },
    },
  };
}
