import { useMemo } from 'react';
import { useSession } from '../../server/session.js';
import { arranged, withMoved, withWidth, type ColumnLayout } from '../list/grid/column-layout.js';
import { useStored } from '../list/use-stored.js';
import { columnWidths } from './column-widths.js';
import type { SheetColumn } from './sheet-column.js';

/** The first column stays where it is, and in sight. */
export const FROZEN = 1;

const asDesigned: ColumnLayout = { order: [], hidden: [], widths: {} };

/** Columns as this person has arranged them in this browser. @param room in pixels */
export function useSheetLayout<R extends object>(name: string, designed: readonly SheetColumn<R>[], room: number) {
  const { user } = useSession();
  const [layout, setLayout] = useStored<ColumnLayout>(`sheet:${user.userId}:${name}`, asDesigned);
  const columns = useMemo(() => arranged([...designed], layout), [designed, layout]);
  const fields = columns.map(({ field }) => field);
  const widths = columnWidths(columns, layout.widths, room);
  const resize = (col: number, width: number) => setLayout(withWidth(layout, fields[col]!, width));
  const reorder = (from: number, to: number) => {
    if (from >= FROZEN && to >= FROZEN) setLayout(withMoved(layout, fields, fields[from]!, fields[to]!));
  };
  return { columns, widths, resize, reorder };
}

export type SheetLayout<R extends object> = ReturnType<typeof useSheetLayout<R>>;
