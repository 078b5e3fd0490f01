import type { ListSummary } from '../../backend/platform/lists/list.dto.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { nameOf, type Column } from '../kit/list/list-definition.js';
import { MovingFigure } from '../kit/moving-figure.js';
import type { BookedRow } from './accounting-book.js';

interface AccountingTotalsProps {
  readonly summary: ListSummary | undefined;
  /** Those that this reader sees. */
  readonly columns: readonly Column<BookedRow>[];
  readonly noun: { readonly one: string; readonly many: string };
}

/** What all contracts that fit come to, whether the sheet holds them all or not. */
export function AccountingTotals({ summary, columns, noun }: AccountingTotalsProps) {
  const amounts = columns.filter(({ kind }) => kind === 'money');
  return (
    <section className="card accounting-totals" aria-label="Totals" aria-busy={!summary}>
      {amounts.map((column, index) => {
        const sum = summary?.sums[column.field];
        const counted = index === 0 && summary ? `, ${formatCount(summary.count)} ${summary.count === 1 ? noun.one : noun.many}` : '';
        return (
          <div key={column.field} className="accounting-total">
            <span>
              {nameOf(column)}
              {counted}
            </span>
            <strong>{sum === undefined ? <span className="bone" style={{ width: 90 }} /> : <MovingFigure value={Number(sum)} format={() => formatMoney(sum)} />}</strong>
          </div>
        );
      })}
    </section>
  );
}
