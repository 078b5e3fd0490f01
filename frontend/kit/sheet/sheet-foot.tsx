import { useMemo } from 'react';
import { countOf, formatCount } from '../format/money.js';
import { addedUp } from './marked-cells.js';
import { selectionFigures } from './selection-figures.js';
import type { SheetColumn, SheetLine } from './sheet-column.js';
import type { SheetProps } from './sheet.js';
import type { Range } from './use-marking.js';

interface SheetFootProps<R extends object> extends Pick<SheetProps<R>, 'noun' | 'note'> {
  readonly ranges: readonly Range[];
  readonly lines: readonly SheetLine<R>[];
  readonly columns: readonly SheetColumn<R>[];
  readonly count: number;
}

/** What is marked comes to so much; so many rows. */
export function SheetFoot<R extends object>({ ranges, lines, columns, count, noun, note }: SheetFootProps<R>) {
  const { cells, figures } = useMemo(() => addedUp(ranges, lines, columns), [ranges, lines, columns]);
  const sums = useMemo(() => selectionFigures(figures), [figures]);
  return (
    <div className="sheet-foot">
      <span aria-live="polite">
        {cells > 1 && `${formatCount(cells)} cells`}
        {cells > 1 && sums && (
          <>
            {' · sum '}
            <strong>{sums.sum}</strong>
            {` · average ${sums.average} · lowest ${sums.lowest} · highest ${sums.highest}`}
          </>
        )}
      </span>
      <span>
        {note ?? countOf(count, noun)}
        {cells > 0 && (
          <span className="sheet-hint">
            <kbd>Ctrl</kbd> <kbd>C</kbd> copies to Excel
          </span>
        )}
      </span>
    </div>
  );
}
