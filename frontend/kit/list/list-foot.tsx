import { countOf, formatCount, formatMoney, sumMoney } from '../format/money.js';
import type { ListDefinition, Row } from './list-definition.js';
import type { Selection } from './grid/selection.js';
import type { LoadedList } from './use-list.js';

interface ListFootProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly loaded: LoadedList;
  readonly selection: Selection<Row>;
  /** Absent where all rows are shown. */
  readonly showAll: (() => void) | undefined;
}

/** The selected rows and their sum; all rows and theirs. */
export function ListFoot<R extends object>({ definition: { sum, noun, most }, loaded: { summary, window }, selection, showAll }: ListFootProps<R>) {
  const selected = [...selection.rows.values()];
  const total = sum && summary?.sums[sum];
  return (
    <div className="list-foot">
      <span aria-live="polite">
        {selected.length > 0 && `${formatCount(selected.length)} selected`}
        {selected.length > 0 && sum && ` · ${formatMoney(sumMoney(selected.map((row) => row[sum] as string | null)))}`}
      </span>
      <span>
        {showAll && `The latest ${formatCount(window.length)} of `}
        {!showAll && most && summary && summary.count > most.rows && `The first ${formatCount(window.length)} of `}
        {summary && countOf(summary.count, noun)}
        {showAll && (
          <span className="no-print">
            {' · '}
            <button type="button" className="link-button" onClick={showAll}>
              Show all
            </button>
          </span>
        )}
        {total !== undefined && total !== '' && (
          <>
            {' · total '}
            <strong>{formatMoney(total)}</strong>
          </>
        )}
      </span>
    </div>
  );
}
