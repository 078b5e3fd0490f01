import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { Problem } from '../../server/problem.js';
import { EmptyNotice, ProblemNotice } from '../page/problem-notice.js';
import { usePrinting } from '../paper/use-printing.js';
import type { SheetColumn, SheetLine, SummaryRow } from './sheet-column.js';
import { SheetOnPaper } from './sheet-on-paper.js';
import type { SheetTable as SheetTableOf } from './sheet-table.js';
import type { CellEditing } from './use-cell-editing.js';
import './sheet.css';
import './sheet-summaries.css';

// lazy forgets that the component is generic.
const SheetTable = lazy(async () => ({ default: (await import('./sheet-table.js')).SheetTable })) as unknown as typeof SheetTableOf;

export interface SheetProps<R extends object> {
  /** What it is called aloud, and what this browser remembers its columns by. */
  readonly name: string;
  readonly columns: readonly SheetColumn<R>[];
  /** Undefined until they are there; all of them, at most 20,000. */
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => string;
  readonly noun: { readonly one: string; readonly many: string };
  /** Above the rows: an opening balance. */
  readonly first?: SummaryRow;
  /** Below them: totals, a closing balance. */
  readonly last?: SummaryRow;
  readonly problem?: { readonly problem: Problem; readonly retry: () => void } | undefined;
  readonly empty: string;
  /** Pixels at most, where it does not fill what is around it. */
  readonly tallest?: number;
  /** What Enter and a double click on a row do, where it is more than following the cell's link. */
  readonly onOpen?: (row: R) => void;
  /** Rows that just changed. */
  readonly glowing?: ReadonlySet<string>;
  /** The rows among what sums up some of them: months over their rows. */
  readonly grouped?: (rows: readonly R[]) => readonly SheetLine<R>[];
  /** Where cells can be written. */
  readonly editing?: CellEditing<R>;
  /** In the foot, at the end. */
  readonly note?: ReactNode;
}

/** Rows to add up and to copy out: ranges of cells, into Excel and on paper. Lists of what is going on draw with the kit's grid. */
export function Sheet<R extends object>(props: SheetProps<R>) {
  const { rows, problem, empty, first, last, grouped } = props;
  const printing = usePrinting();
  const lines = useMemo<readonly SheetLine<R>[]>(() => [...(first ? [{ summary: first }] : []), ...(grouped?.(rows ?? []) ?? (rows ?? []).map((row) => ({ row }))), ...(last ? [{ summary: last }] : [])], [rows, first, last, grouped]);
  if (problem) return <ProblemNotice problem={problem.problem} retry={problem.retry} />;
  if (!rows) return <SheetBones />;
  if (rows.length === 0 && !lines.some((line) => 'summary' in line && line.summary !== last)) return <EmptyNotice text={empty} />;
  if (printing) return <SheetOnPaper columns={props.columns} lines={lines} />;
  return (
    <Suspense fallback={<SheetBones />}>
      <SheetTable {...props} rows={rows} lines={lines} />
    </Suspense>
  );
}

/** In the size of what is on its way. */
function SheetBones() {
  return (
    <div className="sheet sheet-bones" aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="sheet-bone-row">
          <span className="bone" style={{ width: `${30 + ((index * 29) % 50)}%` }} />
        </div>
      ))}
    </div>
  );
}
