import { valueIn, type SheetColumn, type SheetLine } from './sheet-column.js';
import type { CopiedCell } from './sheet-copy.js';
import { holds, type Range } from './use-marking.js';

/** The lines that a selection is copied as: its outer rectangle, with nothing where nothing is marked. */
export function markedLines<R extends object>(ranges: readonly Range[], lines: readonly SheetLine<R>[], columns: readonly SheetColumn<R>[]): readonly (readonly CopiedCell[])[] {
  if (ranges.length === 0) return [];
  const rows = between(ranges.map((range) => range.rows)).filter((row) => ranges.some(({ rows: [top, bottom] }) => row >= top && row <= bottom));
  const cols = between(ranges.map((range) => range.cols)).filter((col) => ranges.some(({ cols: [start, end] }) => col >= start && col <= end));
  return rows.map((row) =>
    cols.map((col) => ({ value: ranges.some((range) => holds(range, row, col)) ? valueIn(lines[row]!, columns[col]!) : null, kind: columns[col]!.kind })),
  );
}

/** Each cell once, of rows that sum up no others. */
export function addedUp<R extends object>(ranges: readonly Range[], lines: readonly SheetLine<R>[], columns: readonly SheetColumn<R>[]): { readonly cells: number; readonly figures: readonly CopiedCell[] } {
  const figures: CopiedCell[] = [];
  let cells = 0;
  ranges.forEach(({ rows: [top, bottom], cols: [start, end] }, index) => {
    const before = ranges.slice(0, index);
    for (let row = top; row <= bottom; row++) {
      for (let col = start; col <= end; col++) {
        if (before.some((range) => holds(range, row, col))) continue;
        cells++;
        const column = columns[col]!;
        if (counts(lines[row]!) && !column.reference) figures.push({ value: valueIn(lines[row]!, column), kind: column.kind });
      }
    }
  });
  return { cells, figures };
}

function counts<R extends object>(line: SheetLine<R>): boolean {
  return 'row' in line || line.summary.counts === true;
}

function between(spans: readonly (readonly [number, number])[]): number[] {
  const first = Math.min(...spans.map(([from]) => from));
  const last = Math.max(...spans.map(([, to]) => to));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
