import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { markedLines } from './marked-cells.js';
import type { SheetLine } from './sheet-column.js';
import { copiedLines, copiedTable, inWords } from './sheet-copy.js';
import { cellId } from './sheet-for-readers.js';
import { sheetStep } from './sheet-keys.js';
import type { Marking } from './use-marking.js';
import type { Scroller } from './use-scroller.js';
import { FROZEN, type SheetLayout } from './use-sheet-layout.js';

interface SheetHandsOptions<R extends object> {
  readonly id: string;
  readonly lines: readonly SheetLine<R>[];
  readonly layout: SheetLayout<R>;
  readonly marking: Marking;
  readonly scroller: Scroller;
  readonly onOpen: ((row: R) => void) | undefined;
}

/** What keys, copying and pressing do in a sheet. */
export function sheetHands<R extends object>({ id, lines, layout, marking, scroller, onOpen }: SheetHandsOptions<R>) {
  const { columns, widths, resize, reorder } = layout;
  const { marked, regions, byKeys } = marking;
  const open = () => {
    const line = lines[marked.to.row];
    const inside = document.getElementById(cellId(id, marked.to.row, marked.to.col))?.querySelector<HTMLElement>('a, button');
    if (inside) inside.click();
    else if (line && 'row' in line) onOpen?.(line.row);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // Blueprint's own keys never let Tab out, and lack half of these.
    event.stopPropagation();
    const step = sheetStep(event, marked, { rows: lines.length, cols: columns.length, page: scroller.rowsOnScreen() });
    if (!step) return;
    event.preventDefault();
    const { col } = marked.to;
    if ('open' in step) return open();
    if ('widen' in step) return resize(col, widths[col]! + step.widen);
    if ('moveTo' in step) {
      reorder(col, step.moveTo);
      const to = { row: 0, col: step.moveTo };
      return byKeys({ from: to, to, onName: true });
    }
    byKeys(step.mark);
    scroller.show(step.mark.to, widths, FROZEN);
  };
  const onCopy = (event: ClipboardEvent) => {
    const copied = inWords(markedLines(regions, lines, columns));
    if (copied.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedLines(copied));
    event.clipboardData.setData('text/html', copiedTable(copied));
  };
  // A press on a cell leaves the keys with the sheet; one on a link is the link's.
  const onMouseUp = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) scroller.focus();
  };
  return { onKeyDownCapture, onCopy, onMouseUp, onDoubleClick: open };
}
