import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons';
import { useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { withMoved, withWidth, type ColumnLayout } from './column-layout.js';
import { isFigure, nameOf, type Column } from './list-definition.js';

interface GridHeaderProps<R extends object> {
  readonly columns: readonly Column<R>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
}

/** Sorts on a click, resizes at the right edges, reorders by dragging. The first column is frozen and stays first. */
export function GridHeader<R extends object>({ columns, sort, onSort, layout, onLayout }: GridHeaderProps<R>) {
  const [dragged, setDragged] = useState<string>();
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
            <button
              type="button"
              className="grid-sort"
              title={nameOf(column)}
              tabIndex={-1}
              disabled={column.sortable === false}
              draggable={index > 0}
              onDragStart={() => setDragged(column.field)}
              onClick={() => onSort(nextSort(sort, column))}
            >
              {column.label}
              {sort === column.field && <CaretUpIcon size={14} />}
              {sort === `-${column.field}` && <CaretDownIcon size={14} />}
            </button>
            <ResizeEdge name={nameOf(column)} onWidth={(width) => onLayout(withWidth(layout, column.field, width))} />
          </div>
        ))}
        <div role="columnheader" className="grid-cell grid-tail">
          <span className="visually-hidden">Who</span>
        </div>
      </div>
    </div>
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

const KEY_STEP = 16;

function ResizeEdge({ name, onWidth }: { readonly name: string; readonly onWidth: (width: number) => void }) {
  const widthOf = (edge: Element) => edge.parentElement!.getBoundingClientRect().width;
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const [startX, startWidth] = [event.clientX, widthOf(edge)];
    const towards = getComputedStyle(edge).direction === 'rtl' ? -1 : 1;
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = (move) => onWidth(startWidth + towards * (move.clientX - startX));
    edge.onpointerup = () => (edge.onpointermove = null);
  };
  const nudge = (event: KeyboardEvent<HTMLSpanElement>) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(widthOf(event.currentTarget) + step);
  };
  return <span role="separator" aria-orientation="vertical" aria-label={`Width of ${name}`} className="grid-edge no-print" onPointerDown={begin} onKeyDown={nudge} />;
}
