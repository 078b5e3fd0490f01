import type { FocusedCellCoordinates, Region } from '@blueprintjs/table';
import { useMemo, useState } from 'react';
import type { Marked } from './sheet-keys.js';

const begin: Marked = { from: { row: 0, col: 0 }, to: { row: 0, col: 0 }, onName: false };

type Span = readonly [number, number];

/** A rectangle of cells, its ends counted in. */
export interface Range {
  readonly rows: Span;
  readonly cols: Span;
}

/** What is marked: by the mouse several regions, by the keys one. */
export function useMarking(rows: number, cols: number) {
  const [marked, setMarked] = useState<Marked>(begin);
  const [regions, setRegions] = useState<readonly Region[]>([]);
  const byKeys = (next: Marked) => {
    setMarked(next);
    setRegions([{ rows: ordered(next.from.row, next.to.row), cols: ordered(next.from.col, next.to.col) }]);
  };
  const byMouse = (next: readonly Region[]) => {
    setRegions(next);
    const last = next.at(-1);
    if (!last) return;
    const { rows: r, cols: c } = rangeOf(last, rows, cols);
    const from = marked.from;
    // The cell where one began stays a corner; one is at the other.
    const to = { row: from.row === r[0] ? r[1] : r[0], col: from.col === c[0] ? c[1] : c[0] };
    setMarked({ from, to, onName: false });
  };
  const focus = ({ row, col }: FocusedCellCoordinates) => setMarked(({ to }) => ({ from: { row, col }, to, onName: false }));
  const ranges = useMemo(() => regions.map((region) => rangeOf(region, rows, cols)).filter(({ rows: [, last], cols: [, end] }) => last < rows && end < cols), [regions, rows, cols]);
  return { marked, regions: ranges, byKeys, byMouse, focus };
}

export type Marking = ReturnType<typeof useMarking>;

function ordered(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}

function rangeOf({ rows: r, cols: c }: Region, rows: number, cols: number): Range {
  return { rows: r ? ordered(r[0], r[1]) : [0, rows - 1], cols: c ? ordered(c[0], c[1]) : [0, cols - 1] };
}

export function holds({ rows: [top, bottom], cols: [start, end] }: Range, row: number, col: number): boolean {
  return row >= top && row <= bottom && col >= start && col <= end;
}
