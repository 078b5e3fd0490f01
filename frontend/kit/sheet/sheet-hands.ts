import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { markedLines } from './marked-cells.js';
import type { SheetLine } from './sheet-column.js';
import { copiedLines, copiedTable, inWords } from './sheet-copy.js';
import { cellId } from './sheet-for-readers.js';
import { sheetStep, type Place } from './sheet-keys.js';
import type { Marking } from './use-marking.js';
import type { Scroller } from './use-scroller.js';
import type { CellEditing } from './use-cell-editing.js';
import { FROZEN, type SheetLayout } from './use-sheet-layout.js';

interface SheetHandsOptions<R extends object> {
  readonly id: string;
  readonly lines: readonly SheetLine<R>[];
  readonly layout: SheetLayout<R>;
  readonly marking: Marking;
  readonly scroller: Scroller;
  readonly onOpen: ((row: R) => void) | undefined;
  readonly editing: CellEditing<R> | undefined;
}

/** What keys, copying and pressing do in a sheet. */
export function sheetHands<R extends object>({ id, lines, layout, marking, scroller, onOpen, editing }: SheetHandsOptions<R>) {
  const { columns, widths, resize, reorder } = layout;
  const { marked, regions, byKeys } = marking;
  const write = (typed?: string): boolean => {
    const [line, column] = [lines[marked.to.row], columns[marked.to.col]];
    return !marked.onName && line !== undefined && 'row' in line && column !== undefined && editing?.begin(line.row, column, typed) === true;
  };
  const goTo = (row: number, col: number) => {
    const to = { row: Math.min(lines.length - 1, Math.max(0, row)), col: Math.min(columns.length - 1, Math.max(0, col)) };
    byKeys({ from: to, to, onName: false });
    scroller.show(to, widths, FROZEN);
    scroller.focus();
  };
  const open = () => {
    if (write()) return;
    const line = lines[marked.to.row];
    const inside = document.getElementById(cellId(id, marked.to.row, marked.to.col))?.querySelector<HTMLElement>('a, button');
    if (inside) inside.click();
    else if (line && 'row' in line) onOpen?.(line.row);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // Blueprint's own keys never let Tab out, and lack half of these.
    event.stopPropagation();
    if (editing && (event.target as Element).closest('.sheet-editor')) return onEditorKey(event, editing, marked.to, goTo);
    if (event.key === 'F2' && write()) return event.preventDefault();
    const typed = typedBy(event);
    if (typed !== undefined && write(typed)) return event.preventDefault();
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
    if ((event.target as Element).closest('.sheet-editor')) return;
    const copied = inWords(markedLines(regions, lines, columns));
    if (copied.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedLines(copied));
    event.clipboardData.setData('text/html', copiedTable(copied));
  };
  // A press on a cell leaves the keys with the sheet; one on a link is the link's.
  const onMouseUp = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button, input')) scroller.focus();
  };
  return { onKeyDownCapture, onCopy, onMouseUp, onDoubleClick: (event: MouseEvent) => !(event.target as Element).closest('.sheet-editor') && open() };
}

/** Letters begin a cell anew, Delete empties it; F2 and Enter go on with what it says. */
function typedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (key === 'Delete' || key === 'Backspace') return '';
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** Enter and Tab save and go on, down or aside; Escape leaves the cell as it was. */
function onEditorKey<R extends object>(event: KeyboardEvent, editing: CellEditing<R>, { row, col }: Place, goTo: (row: number, col: number) => void): void {
  const { key, shiftKey } = event;
  if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
  event.preventDefault();
  const by = shiftKey ? -1 : 1;
  if (key === 'Escape') {
    editing.cancel();
    goTo(row, col);
  } else void editing.commit().then((saved) => saved && (key === 'Enter' ? goTo(row + by, col) : goTo(row, col + by)));
}
