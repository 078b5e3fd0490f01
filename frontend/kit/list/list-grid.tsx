import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useEditors } from '../../server/live/use-live.js';
import { shown, type ColumnLayout } from './column-layout.js';
import { GridHeader } from './grid-header.js';
import { gridStep } from './grid-keys.js';
import { GridRow } from './grid-row.js';
import type { Column, ListDefinition, Row } from './list-definition.js';
import type { Selection, SelectHow } from './selection.js';
import type { LoadedList } from './use-list.js';
import { usePrinting } from './use-printing.js';
import { useScroll } from './use-scroll.js';

interface ListGridProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly loaded: LoadedList;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly selection: Selection<Row>;
  readonly onSelect: (place: number, how: SelectHow) => void;
  readonly onOpen: (place: number) => void;
  readonly onPeek: (toggle: 'toggle' | 'close') => void;
  /** Stands in the place of rows when there are none. */
  readonly instead?: ReactNode;
}

/** The table itself: only the rows in sight are drawn, whatever its length. */
export function ListGrid<R extends object>(props: ListGridProps<R>) {
  const { definition, loaded, layout, selection, onSelect, onOpen } = props;
  const { window, loader, changes } = loaded;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const length = window.length;
  const { geometry, scrollTop, reveal } = useScroll(box, length);
  const printing = usePrinting();
  const { first, last } = printing ? { first: 0, last: length - 1 } : geometry.visible(scrollTop);
  const columns = shown(definition.columns, layout);
  const editorOf = useEditors(definition.list);
  useVisibleRows(loaded, first, last);
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [loader]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== box.current && event.key !== 'Escape') return;
    const step = gridStep(event, selection.place, length, geometry.rowsInSight);
    if (!step) return;
    event.preventDefault();
    if (step.do === 'open') onOpen(selection.place);
    else if (step.do === 'move') {
      onSelect(step.to, step.how);
      reveal(step.to);
    } else props.onPeek(step.do === 'peek' ? 'toggle' : 'close');
  };
  const onPick = (place: number, event: MouseEvent) => onSelect(place, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'add' : 'only');
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const style = { ...tracks(columns, layout), '--body': `${geometry.height}px` } as CSSProperties;
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      className={`grid ${loaded.outdated ? 'grid-outdated' : ''}`}
      style={style}
      aria-label={definition.title}
      aria-rowcount={length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-busy={loaded.outdated}
      aria-activedescendant={selection.place >= first && selection.place <= last ? `${id}-${selection.place}` : undefined}
      onKeyDown={onKeyDown}
    >
      <GridHeader columns={columns} sort={props.sort} onSort={props.onSort} layout={layout} onLayout={props.onLayout} />
      {props.instead ?? (
        <div role="rowgroup" className="grid-body">
          {places.map((place) => {
            const row = window.at(place) as R | undefined;
            const key = row && String(row[definition.key]);
            return (
              <GridRow
                key={key ?? `place-${place}`}
                id={`${id}-${place}`}
                row={row}
                place={place}
                top={geometry.topOf(place, scrollTop)}
                columns={columns}
                active={place === selection.place}
                selected={key !== undefined && selection.rows.has(key)}
                leftover={window.isLeftover(place)}
                change={key === undefined ? undefined : changes.get(key)}
                editor={key === undefined ? undefined : editorOf(key)}
                onPick={onPick}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Loads what comes into sight; leftovers that went out of sight have been moved on from. */
function useVisibleRows({ loader, window }: LoadedList, first: number, last: number): void {
  useEffect(() => loader.show(first, Math.max(first, last)), [loader, first, last]);
  useEffect(() => {
    const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => window.isLeftover(first + index)).some(Boolean);
    if (window.hasLeftovers && !inSight) loader.moveOn();
  }, [loader, window, first, last]);
}

const TAIL_WIDTH = 12;

/** Columns of words share what room is left; one that was dragged keeps its width. The tail holds who changed or edits a row. */
function tracks<R extends object>(columns: readonly Column<R>[], { widths }: ColumnLayout): CSSProperties {
  const widthOf = ({ field, width }: Column<R>) => widths[field] ?? width;
  const template = columns.map((column) => {
    const stretches = widths[column.field] === undefined && (column.kind === 'text' || column.kind === 'status') && !column.align;
    return stretches ? `minmax(${column.width}px, ${column.width}fr)` : `${widthOf(column)}px`;
  });
  const rowWidth = columns.reduce((sum, column) => sum + widthOf(column), TAIL_WIDTH);
  return { '--columns': `${template.join(' ')} minmax(${TAIL_WIDTH}px, 60fr)`, '--row-width': `${rowWidth}px` } as CSSProperties;
}
