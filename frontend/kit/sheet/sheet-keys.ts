import { unmirroredKey } from '../mirror.js';

export interface Place {
  readonly row: number;
  readonly col: number;
}

/** What is marked: from the cell where one began to the one where one is. */
export interface Marked {
  readonly from: Place;
  readonly to: Place;
  /** Of a column one is on its name, above its cells. */
  readonly onName: boolean;
}

export interface SheetSize {
  readonly rows: number;
  readonly cols: number;
  /** Rows in sight. */
  readonly page: number;
}

export type SheetStep = { readonly mark: Marked } | { readonly widen: number } | { readonly moveTo: number } | { readonly open: true };

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const WIDER = 16;

/** What a key does in a sheet; undefined for what is none of its keys (Tab leaves, copying is the browser's). */
export function sheetStep(keys: Keys, marked: Marked, size: SheetSize): SheetStep | undefined {
  return marked.onName ? stepOnName(keys, marked, size) : stepOnCell(keys, marked, size);
}

function stepOnCell(keys: Keys, { from, to }: Marked, size: SheetSize): SheetStep | undefined {
  const { shiftKey } = keys;
  const mod = keys.ctrlKey || keys.metaKey;
  if (keys.key === 'Enter') return { open: true };
  if (keys.key === 'Escape') return mark(from, from);
  if (mod && keys.key.toLowerCase() === 'a') return mark({ row: 0, col: 0 }, { row: size.rows - 1, col: size.cols - 1 });
  if (keys.key === ' ' && mod) return mark({ row: 0, col: from.col }, { row: size.rows - 1, col: to.col });
  if (keys.key === ' ' && shiftKey) return mark({ row: from.row, col: 0 }, { row: to.row, col: size.cols - 1 });
  if (keys.key === 'ArrowUp' && !shiftKey && !mod && to.row === 0) return { mark: { from: to, to, onName: true } };
  const next = moved(unmirroredKey(keys.key), mod, to, size);
  return next && mark(shiftKey ? from : next, next);
}

function moved(key: string, mod: boolean, { row, col }: Place, { rows, cols, page }: SheetSize): Place | undefined {
  const [lastRow, lastCol] = [rows - 1, cols - 1];
  switch (key) {
    case 'ArrowUp':
      return { row: mod ? 0 : Math.max(0, row - 1), col };
    case 'ArrowDown':
      return { row: mod ? lastRow : Math.min(lastRow, row + 1), col };
    case 'ArrowLeft':
      return { row, col: mod ? 0 : Math.max(0, col - 1) };
    case 'ArrowRight':
      return { row, col: mod ? lastCol : Math.min(lastCol, col + 1) };
    case 'PageUp':
      return { row: Math.max(0, row - page), col };
    case 'PageDown':
      return { row: Math.min(lastRow, row + page), col };
    case 'Home':
      return { row: mod ? 0 : row, col: 0 };
    case 'End':
      return { row: mod ? lastRow : row, col: lastCol };
    default:
      return undefined;
  }
}

/** On a column's name: Shift and an arrow make it wider, with Ctrl they move it; the frozen first one stays the first. */
function stepOnName(keys: Keys, { to }: Marked, { rows, cols }: SheetSize): SheetStep | undefined {
  const { shiftKey } = keys;
  const mod = keys.ctrlKey || keys.metaKey;
  const onName = (col: number): SheetStep => ({ mark: { from: { row: 0, col }, to: { row: 0, col }, onName: true } });
  if (keys.key === 'ArrowDown' || keys.key === 'Escape') return mark({ row: 0, col: to.col }, { row: 0, col: to.col });
  if (keys.key === 'Enter' || keys.key === ' ') return mark({ row: 0, col: to.col }, { row: rows - 1, col: to.col });
  if (keys.key === 'Home' || keys.key === 'End') return onName(keys.key === 'Home' ? 0 : cols - 1);
  const by = { ArrowLeft: -1, ArrowRight: 1 }[unmirroredKey(keys.key)];
  if (by === undefined) return undefined;
  if (!shiftKey) return onName(Math.min(cols - 1, Math.max(0, to.col + by)));
  if (!mod) return { widen: by * WIDER };
  const moveTo = Math.min(cols - 1, Math.max(1, to.col + by));
  return to.col === 0 || moveTo === to.col ? undefined : { moveTo };
}

function mark(from: Place, to: Place): SheetStep {
  return { mark: { from, to, onName: false } };
}
