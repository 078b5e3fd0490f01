import { memo, type CSSProperties, type MouseEvent } from 'react';
import type { Person, PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { cellContent } from './cell.js';
import { isFigure, type Column } from '../list-definition.js';
import { NewsMark, newsOf, NewsWords } from './row-news.js';

export interface GridRowProps<R extends object> {
  readonly id: string;
  readonly row: R | undefined;
  readonly place: number;
  readonly top: number;
  readonly columns: readonly Column<R>[];
  readonly active: boolean;
  readonly selected: boolean;
  /** It no longer fits the filters. */
  readonly leftover: boolean;
  readonly change: PushedChange | undefined;
  readonly editor: Person | undefined;
  readonly onPick: (place: number, event: MouseEvent) => void;
  readonly onOpen: (place: number) => void;
}

function GridRowOf<R extends object>(props: GridRowProps<R>) {
  const { id, row, place, top, columns, active, selected, leftover, change, editor } = props;
  const style: CSSProperties = { transform: `translateY(${top}px)` };
  // The header is row 1.
  const position = { role: 'row', 'aria-rowindex': place + 2, style };
  if (!row) return <BoneRow {...position} columns={columns} />;
  const news = newsOf(leftover, change, editor);
  const classes = ['grid-row', active && 'grid-row-active', selected && 'grid-row-selected', leftover && 'grid-row-leftover', change && 'glow'];
  return (
    <div
      {...position}
      id={id}
      // A second change while the first still glows begins the glow anew.
      key={change?.position}
      className={classes.filter(Boolean).join(' ')}
      aria-selected={selected}
      onMouseDown={selectNoText}
      onClick={(event) => props.onPick(place, event)}
      onDoubleClick={() => props.onOpen(place)}
    >
      {columns.map((column, index) => (
        <div key={column.field} role="gridcell" className={isFigure(column) ? 'grid-cell grid-figure' : 'grid-cell'}>
          {cellContent(column, row)}
          {news && index === 0 && <NewsMark news={news} />}
        </div>
      ))}
      <div role="gridcell" className="grid-cell grid-tail">
        {news && <NewsWords news={news} />}
      </div>
    </div>
  );
}

/** Shift extends the selection of rows, not one of text from wherever one clicked before. */
function selectNoText(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
}

interface BoneRowProps<R extends object> {
  readonly role: string;
  readonly 'aria-rowindex': number;
  readonly style: CSSProperties;
  readonly columns: readonly Column<R>[];
}

/** A row on its way, in its final size. */
function BoneRow<R extends object>({ columns, ...position }: BoneRowProps<R>) {
  return (
    <div {...position} className="grid-row" aria-busy>
      {columns.map((column, index) => (
        <div key={column.field} role="gridcell" className="grid-cell">
          <span className="bone" style={{ width: `${40 + ((index * 23 + position['aria-rowindex'] * 17) % 45)}%` }} />
        </div>
      ))}
      <div role="gridcell" className="grid-cell grid-tail" />
    </div>
  );
}

// memo forgets that the component is generic.
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
