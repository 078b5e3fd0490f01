import type { ReactNode } from 'react';
import type { ValueKind } from '../../../events/kernel/field.rules.js';
import type { Column } from '../list/list-definition.js';

/** A column of a sheet: what is added up and copied is the value, whatever is shown of it. */
export interface SheetColumn<R extends object> {
  readonly field: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Pixels until somebody drags it; columns of words share the room that is left. */
  readonly width: number;
  readonly align?: 'start' | 'end';
  /** A number that names something is not added up. */
  readonly reference?: true;
  readonly value: (row: R) => unknown;
  readonly show?: (row: R) => ReactNode;
  /** What its editor begins with; undefined where the cell is not written. */
  readonly edit?: (row: R) => string | undefined;
  /** Why this cell is not written, where others of its column are. */
  readonly locked?: (row: R) => string | undefined;
  /** What is offered while it is written; anything else may be. */
  readonly suggests?: readonly string[];
  /** What stands there, where that is not what the cell shows. */
  readonly seen?: (row: R) => unknown;
}

/** A row that sums up others: an opening balance, a total. It is copied like any, and not added up again unless it counts. */
export interface SummaryRow {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly show?: Readonly<Record<string, ReactNode>>;
  /** A difference rather than a sum: added up like a row. */
  readonly counts?: true;
}

/** How a line is drawn: hatched where it stays as it is, amber where somebody should look. */
export type LineLook = 'hatched' | 'amber';

export type SheetLine<R extends object> = ({ readonly row: R } | { readonly summary: SummaryRow }) & { readonly look?: LineLook };

export function lookOfLine<R extends object>(line: SheetLine<R>): string | undefined {
  return line.look ? `sheet-${line.look}` : 'summary' in line ? 'sheet-summary' : undefined;
}

export function valueIn<R extends object>(line: SheetLine<R>, column: SheetColumn<R>): unknown {
  return 'row' in line ? column.value(line.row) : line.summary.values[column.field];
}

export function isFigure<R extends object>({ kind, reference, align }: SheetColumn<R>): boolean {
  return align === 'end' || (!align && !reference && (kind === 'money' || kind === 'number'));
}

/** Columns of a list as columns of a sheet. */
export function sheetColumns<R extends object>(columns: readonly Column<R>[]): readonly SheetColumn<R>[] {
  return columns.map((column) => ({
    field: column.field,
    label: column.label,
    kind: column.kind,
    width: column.width,
    ...(column.align && { align: column.align }),
    ...(column.align === 'start' && { reference: true }),
    value: (row) => row[column.field],
    ...(column.render && { show: column.render }),
  }));
}
