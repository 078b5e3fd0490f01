import type { ReactNode } from 'react';
import { formatValue } from '../../format/value.js';
import { StatusDot } from '../../status/status.js';
import type { Column } from '../list-definition.js';

/** What a column shows of a row, in the grid and in the peek panel. */
export function cellContent<R extends object>(column: Column<R>, row: R) {
  if (column.render) return inBox(column.render(row));
  const value = row[column.field];
  if (value && column.kind === 'status') return <StatusDot status={String(value ?? '')} />;
  const text = column.labels?.[String(value)] ?? formatValue(value, column.kind);
  return inBox(text);
}

/** Bare words are cut without an ellipsis. */
function inBox(shown: ReactNode): ReactNode {
  return shown && (typeof shown === 'string' || typeof shown === 'number') ? <span className="grid-text">{shown}</span> : shown;
}
