import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons';
import { useState, type ComponentProps, type DragEvent } from 'react';
import { fittingWidth } from './column-fit.js';
import { withMoved, withWidth, type ColumnLayout } from './column-layout.js';
import { isFigure, nameOf, type Column } from '../list-definition.js';
import { ResizeEdge } from './resize-edge.js';
import { useHeaderKeys } from './use-header-keys.js';

interface GridHeaderProps<R extends object> {
  readonly columns: readonly Column<R>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
}

/**
 * Sorts on a click, resizes at the end of each column, fits on a double click there, reorders by dragging; with the
 * keyboard it is one stop, whose keys do the same. The first column is frozen and stays first.
 */
export function GridHeader<R extends object>({ columns, sort, onSort, layout, onLayout }: GridHeaderProps<R>) {
  const [dragged, setDragged] = useState<string>();
  const keys = useHeaderKeys(columns, layout, onLayout);
  const drop = (event: DragEvent, onto: string) => {
    event.preventDefault();
    if (dragged) onLayout(withMoved(layout, columns.map(({ field }) => field), dragged, onto));
    setDragged(undefined);
  };
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row grid-header">
        {columns.map((column, index) => (
          <div
            key={column.field}
            role="columnheader"
            aria-sort={ariaSort(sort, column.field)}
            className={`grid-cell ${isFigure(column) ? 'grid-figure' : ''}`}
            onDragOver={(event) => dragged && index > 0 && event.preventDefault()}
            onDrop={(event) => index > 0 && drop(event, column.field)}
          >
            <SortButton column={column} sort={sort} onSort={onSort} draggable={index > 0} onDragStart={() => setDragged(column.field)} {...keys(index)} />
            <ResizeEdge
              onWidth={(width) => onLayout(withWidth(layout, column.field, width))}
              onFit={(edge) => onLayout(withWidth(layout, column.field, fittingWidth(edge.closest<HTMLElement>('[role=grid]')!, index)))}
            />
          </div>
        ))}
        <div role="columnheader" className="grid-cell grid-tail">
          <span className="visually-hidden">Who</span>
        </div>
      </div>
    </div>
  );
}

interface SortButtonProps<R extends object> extends ComponentProps<'button'> {
  readonly column: Column<R>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The name of a column. One that cannot be sorted by still takes the focus: it can be widened and moved. */
function SortButton<R extends object>({ column, sort, onSort, ...button }: SortButtonProps<R>) {
  const sortable = column.sortable !== false;
  const longName = nameOf(column) === column.label ? undefined : nameOf(column);
  return (
    <button {...button} type="button" className="grid-sort" data-tip={longName} aria-description={longName} aria-disabled={!sortable} onClick={() => sortable && onSort(nextSort(sort, column))}>
      <span className="grid-name">{column.label}</span>
      {sort === column.field && <CaretUpIcon size={14} />}
      {sort === `-${column.field}` && <CaretDownIcon size={14} />}
    </button>
  );
}

function ariaSort(sort: string, field: string): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** First click: dates and figures from the top, words from A; the next turns it round. */
function nextSort<R extends object>(sort: string, column: Column<R>): string {
  const { field, kind } = column;
  if (sort === field) return `-${field}`;
  if (sort === `-${field}`) return field;
  return kind === 'money' || kind === 'number' || kind === 'date' || kind === 'time' ? `-${field}` : field;
}
