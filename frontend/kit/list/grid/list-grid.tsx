import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useEditors } from '../../../server/live/use-live.js';
import { useShortcuts } from '../../keys/use-shortcuts.js';
import { useKeptScroll } from '../../page/kept-scroll.js';
import { shown, type ColumnLayout } from './column-layout.js';
import { tracks } from './column-tracks.js';
import { GridHeader } from './grid-header.js';
import { gridStep } from './grid-keys.js';
import { GridRow } from './grid-row.js';
import type { Column, ListDefinition, Row } from '../list-definition.js';
import { listShortcuts } from '../list-shortcuts.js';
import type { Selection, SelectHow } from './selection.js';
import type { LoadedList } from '../use-list.js';
import { useOpening } from '../use-opening.js';
import { useScroll, type Scroll } from './use-scroll.js';
import './grid.css';

interface ListGridProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly loaded: LoadedList;
  /** Where the list opens; undefined until it is known. */
  readonly firstPlace: number | undefined;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** The row is told in whole beside the list. */
  readonly peeking: boolean;
  readonly selection: Selection<Row>;
  readonly onSelect: (place: number, how: SelectHow) => void;
  readonly onOpen: (place: number) => void;
  readonly onPeek: (toggle: 'toggle' | 'close') => void;
  /** Stands in the place of rows when there are none. */
  readonly instead?: ReactNode;
}

/** The table itself: only the rows in sight are drawn, whatever its length. */
export function ListGrid<R extends object>(props: ListGridProps<R>) {
  const { definition, loaded, firstPlace, layout, selection } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { length } = loaded.window;
  const scroll = useScroll(box, length);
  const { first, last } = scroll.geometry.visible(scroll.scrollTop);
  const columns = shown(definition.columns, layout);
  useVisibleRows(loaded, first, last);
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [loaded.loader]);
  const leftBefore = useKeptScroll(box, definition.list);
  const [backAtRow] = useState(selection.place >= 0);
  useLayoutEffect(() => {
    if (backAtRow) box.current?.focus({ preventScroll: true });
  }, [backAtRow]);
  const opened = useOpening(loaded, leftBefore ? 0 : firstPlace, scroll);
  useShortcuts(listShortcuts);
  const isOnScreen = selection.place >= first && selection.place <= last;
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      className={`grid ${loaded.outdated ? 'grid-outdated' : ''}`}
      style={{ ...tracks(columns, layout.widths), '--body': `${scroll.geometry.height}px` } as CSSProperties}
      aria-label={definition.title}
      aria-rowcount={length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-busy={loaded.outdated}
      data-tips={props.peeking ? 'off' : undefined}
      aria-activedescendant={isOnScreen ? rowId(id, selection.place) : undefined}
      onKeyDown={(event) => onGridKey(event, props, scroll)}
    >
      <GridHeader columns={columns} sort={props.sort} onSort={props.onSort} layout={layout} onLayout={props.onLayout} />
      {props.instead ?? <GridBody {...props} id={id} opened={opened} columns={columns} first={first} last={last} topOf={(place) => scroll.geometry.topOf(place, scroll.scrollTop)} />}
    </div>
  );
}

function rowId(grid: string, place: number): string {
  return `${grid}-${place}`;
}

/** Keys count when the grid itself has the focus, not a button in its header. */
function onGridKey<R extends object>(event: KeyboardEvent, { loaded, selection, onSelect, onOpen, onPeek }: ListGridProps<R>, { geometry, scrollTop, reveal }: Scroll): void {
  if (event.target !== event.currentTarget && event.key !== 'Escape') return;
  // Until a row is selected the keys start at what is in sight.
  const place = selection.place < 0 ? geometry.visible(scrollTop, 0).first - 1 : selection.place;
  const step = gridStep(event, place, loaded.window.length, geometry.rowsOnScreen);
  if (!step) return;
  event.preventDefault();
  switch (step.do) {
    case 'open':
      return onOpen(selection.place);
    case 'peek':
      return onPeek('toggle');
    case 'close':
      return onPeek('close');
    case 'move':
      onSelect(step.to, step.how);
      return reveal(step.to);
  }
}

interface GridBodyProps<R extends object> extends ListGridProps<R> {
  readonly id: string;
  /** Until then it is not known which rows are looked at. */
  readonly opened: boolean;
  readonly columns: readonly Column<R>[];
  readonly first: number;
  readonly last: number;
  readonly topOf: (place: number) => number;
}

function GridBody<R extends object>({ id, opened, definition, loaded, columns, selection, first, last, topOf, onSelect, onOpen }: GridBodyProps<R>) {
  const { window, changes } = loaded;
  const editorOf = useEditors(definition.list);
  const onPick = (place: number, event: MouseEvent) => onSelect(place, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'add' : 'only');
  return (
    <div role="rowgroup" className="grid-body">
      {placesBetween(first, last).map((place) => {
        const row = opened ? (window.at(place) as R | undefined) : undefined;
        const key = row && String(row[definition.key]);
        return (
          <GridRow
            key={key ?? `place-${place}`}
            id={rowId(id, place)}
            row={row}
            place={place}
            top={topOf(place)}
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
  );
}

function placesBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Loads what comes into sight; leftovers that went out of sight have been moved on from. */
function useVisibleRows({ loader, window }: LoadedList, first: number, last: number): void {
  useEffect(() => loader.show(first, Math.max(first, last)), [loader, first, last]);
  useEffect(() => {
    if (window.hasLeftovers && !placesBetween(first, last).some((place) => window.isLeftover(place))) loader.moveOn();
  }, [loader, window, first, last]);
}
