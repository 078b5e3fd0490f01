import { Fragment } from 'react';
import { countOf, formatCount, formatMoney, sumMoney } from '../format/money.js';
import { nameOf, type ListDefinition, type Row } from './list-definition.js';
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
export function ListFoot<R extends object>({ definition: { sum, sumBeside, columns, noun, most }, loaded: { summary, window }, selection, showAll }: ListFootProps<R>) {
  const selected = [...selection.rows.values()];
  const sums = [sum, sumBeside].filter((field) => field !== undefined).map((field) => ({ field, words: sumBeside ? wordsOf(columns, field) : 'total', total: summary?.sums[field] }));
  return (
    <div className="list-foot">
      <span aria-live="polite">
        {selected.length > 0 && `${formatCount(selected.length)} selected`}
        {selected.length > 0 && sum && ` · ${sumBeside ? `${wordsOf(columns, sum)} ` : ''}${formatMoney(sumMoney(selected.map((row) => row[sum] as string | null)))}`}
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
        {sums.map(
          ({ field, words, total }) =>
            total !== undefined &&
            total !== '' && (
              <Fragment key={field}>
                {` · ${words} `}
                <strong>{formatMoney(total)}</strong>
              </Fragment>
            ),
        )}
      </span>
    </div>
  );
}

/** A column that the reader does not see has no sum either. */
function wordsOf<R extends object>(columns: ListDefinition<R>['columns'], field: string): string {
  const column = columns.find((one) => one.field === field);
  return column ? nameOf(column).toLowerCase() : '';
}
