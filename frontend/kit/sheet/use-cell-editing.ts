import { useCallback, useMemo, useRef, useState } from 'react';
import type { SheetColumn } from './sheet-column.js';

/** Why a cell was not saved; `seen` where the next attempt is made on what somebody else wrote meanwhile. */
export interface CellFault {
  readonly fault: string;
  readonly seen?: unknown;
}

/** Saves a cell. @param seen what stood there when its editor was opened. @returns what is wrong; undefined once it is saved, and shown */
export type SaveCell<R extends object> = (row: R, field: string, text: string, seen: unknown) => Promise<CellFault | undefined>;

/** The cell that is being written. */
export interface OpenCell {
  readonly key: string;
  readonly field: string;
  readonly text: string;
  readonly fault?: string;
  readonly saving: boolean;
}

interface Held<R> {
  readonly row: R;
  readonly field: string;
  readonly seen: unknown;
  readonly began: string;
}

/** One cell of a sheet at a time is written, saved when it is left, and kept open with what is wrong where it was not. */
export function useCellEditing<R extends object>(rowKey: (row: R) => string, save: SaveCell<R>) {
  const [cell, setCell] = useState<OpenCell>();
  const held = useRef<Held<R>>(undefined);
  const now = useRef<OpenCell>(undefined);
  const show = useCallback((next: OpenCell | undefined) => {
    now.current = next;
    setCell(next);
  }, []);
  const begin = useCallback(
    (row: R, column: SheetColumn<R>, typed?: string) => {
      const began = column.edit?.(row);
      // One that is being saved may be refused: what was typed into it is not dropped for another.
      if (began === undefined || now.current?.saving) return false;
      held.current = { row, field: column.field, seen: (column.seen ?? column.value)(row), began };
      show({ key: rowKey(row), field: column.field, text: typed ?? began, saving: false });
      return true;
    },
    [rowKey, show],
  );
  const type = useCallback((text: string) => now.current && show({ key: now.current.key, field: now.current.field, text, saving: false }), [show]);
  const cancel = useCallback(() => show(undefined), [show]);
  const commit = useCallback(async (): Promise<boolean> => {
    const [open, from] = [now.current, held.current];
    if (!open || !from || open.saving) return false;
    if (open.text.trim() === from.began.trim() && !open.fault) return show(undefined), true;
    const saving = { key: open.key, field: open.field, text: open.text, saving: true };
    show(saving);
    const wrong = await save(from.row, from.field, open.text.trim(), from.seen);
    // Another cell was opened meanwhile.
    if (now.current !== saving) return false;
    if (wrong && 'seen' in wrong) held.current = { ...from, seen: wrong.seen };
    show(wrong && { ...saving, fault: wrong.fault, saving: false });
    return !wrong;
  }, [save, show]);
  /** Leaving a cell saves it, but not over what it was just refused for. */
  const leave = useCallback(() => (now.current?.fault === undefined ? void commit() : undefined), [commit]);
  return useMemo(() => ({ cell, begin, type, cancel, commit, leave }), [cell, begin, type, cancel, commit, leave]);
}

export type CellEditing<R extends object> = ReturnType<typeof useCellEditing<R>>;
