import { HotkeysProvider } from '@blueprintjs/core';
import { Column, RenderMode, Table } from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import { useId, useRef } from 'react';
import { isMirrored } from '../mirror.js';
import { usePointerMirror } from './pointer-mirror.js';
import { SheetHead } from './sheet-cell.js';
import { isFigure, type SheetLine } from './sheet-column.js';
import { SheetFoot } from './sheet-foot.js';
import { cellId, headId, SheetForReaders } from './sheet-for-readers.js';
import { sheetHands } from './sheet-hands.js';
import { SheetLineCell } from './sheet-line-cell.js';
import type { SheetProps } from './sheet.js';
import { holds, useMarking, type Marking } from './use-marking.js';
import { useRoom, useScroller } from './use-scroller.js';
import { useSeenCells, type SeenCells } from './use-seen.js';
import { FROZEN, useSheetLayout, type SheetLayout } from './use-sheet-layout.js';

const ROW = 30;
const HEAD = 32;
/** Below the last row, for the bar that scrolls sideways. */
const SCROLLBAR = 18;

interface SheetTableProps<R extends object> extends SheetProps<R> {
  readonly rows: readonly R[];
  readonly lines: readonly SheetLine<R>[];
}

/** The sheet itself, in a chunk of its own: Blueprint's table, with hands, roles and mirror of ours. */
export function SheetTable<R extends object>(props: SheetTableProps<R>) {
  const { name, lines, tallest, onOpen, rows, noun, note, editing } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const layout = useSheetLayout(name, props.columns, useRoom(box));
  const drawn = useSeenCells();
  const marking = useMarking(lines.length, layout.columns.length);
  const { marked, regions } = marking;
  const active = marked.onName ? headId(id, marked.to.col) : cellId(id, marked.to.row, marked.to.col);
  const scroller = useScroller(box, { name, active, rowHeight: ROW, headHeight: HEAD });
  usePointerMirror(box);
  const height = tallest === undefined ? undefined : Math.min(tallest, HEAD + lines.length * ROW + SCROLLBAR);
  return (
    <div className="sheet" data-fills={tallest === undefined}>
      <SheetForReaders id={id} name={name} rows={lines.length} cols={layout.columns.length} drawn={drawn} frozen={FROZEN} />
      <div ref={box} className="sheet-box" dir="ltr" data-mirrored={isMirrored()} style={{ height }} {...sheetHands({ id, lines, layout, marking, scroller, onOpen, editing })}>
        {/* Without it Blueprint answers `?` with a dialog of its own, beside ours. */}
        <HotkeysProvider renderDialog={() => <></>}>
          <Cells id={id} layout={layout} marking={marking} drawn={drawn} {...props} />
        </HotkeysProvider>
      </div>
      <SheetFoot ranges={regions} lines={lines} columns={layout.columns} count={rows.length} noun={noun} note={note} />
    </div>
  );
}

interface CellsProps<R extends object> extends Pick<SheetTableProps<R>, 'lines' | 'glowing' | 'rowKey' | 'editing'> {
  readonly id: string;
  readonly layout: SheetLayout<R>;
  readonly marking: Marking;
  readonly drawn: SeenCells;
}

function Cells<R extends object>({ id, lines, glowing, rowKey, editing, layout: { columns, widths, resize, reorder }, marking, drawn }: CellsProps<R>) {
  const { marked, regions } = marking;
  const cell = (row: number, col: number) => (
    <SheetLineCell id={cellId(id, row, col)} line={lines[row]} column={columns[col]} col={col} marked={regions.some((range) => holds(range, row, col))} glowing={glowing} rowKey={rowKey} editing={editing} />
  );
  return (
    <Table
      numRows={lines.length}
      numFrozenColumns={FROZEN}
      enableRowHeader={false}
      enableColumnReordering
      enableColumnInteractionBar
      enableFocusedCell
      enableMultipleSelection
      // Drawn in turns, cells would be missing after a jump.
      renderMode={RenderMode.NONE}
      defaultRowHeight={ROW}
      minRowHeight={ROW}
      minColumnWidth={44}
      columnWidths={widths}
      selectedRegions={regions.map(({ rows, cols }) => ({ rows: [...rows], cols: [...cols] }))}
      focusedCell={{ ...marked.from, focusSelectionIndex: 0 }}
      onSelection={marking.byMouse}
      onFocusedCell={marking.focus}
      onColumnWidthChanged={resize}
      onColumnsReordered={reorder}
      onVisibleCellsChange={(rows, cols) => drawn.tell({ rows: [rows.rowIndexStart, rows.rowIndexEnd], cols: [cols.columnIndexStart, cols.columnIndexEnd] })}
      // Blueprint takes other widths in only when it draws for another reason.
      cellRendererDependencies={[lines, columns, regions, glowing, editing?.cell, String(widths)]}
    >
      {columns.map((column, col) => (
        <Column
          key={column.field}
          id={column.field}
          name={column.label}
          cellRenderer={cell}
          columnHeaderCellRenderer={() => (
            <SheetHead id={headId(id, col)} frozen={col < FROZEN} colIndex={col + 1} figure={isFigure(column)} active={marked.onName && marked.to.col === col} label={column.label} />
          )}
        />
      ))}
    </Table>
  );
}
