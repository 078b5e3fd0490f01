import { useSyncExternalStore } from 'react';
import type { SeenCells } from './use-seen.js';

interface SheetForReadersProps {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  /** What is drawn. */
  readonly drawn: SeenCells;
  readonly frozen: number;
}

/** Blueprint's table says nothing to screen readers (its issue 6224), and allows no grid around it: this one, beside it, owns its cells. */
export function SheetForReaders({ id, name, rows, cols, drawn, frozen }: SheetForReadersProps) {
  const seen = useSyncExternalStore(drawn.listen, drawn.now);
  const drawnCols = Array.from({ length: cols }, (_, col) => col).filter((col) => col < frozen || (col >= seen.cols[0] && col <= seen.cols[1]));
  const drawnRows = Array.from({ length: Math.max(0, Math.min(rows - 1, seen.rows[1]) - seen.rows[0] + 1) }, (_, index) => seen.rows[0] + index);
  return (
    <div role="grid" className="sheet-for-readers" aria-label={name} aria-rowcount={rows + 1} aria-colcount={cols} aria-multiselectable>
      <div role="row" aria-rowindex={1} aria-owns={drawnCols.map((col) => headId(id, col)).join(' ')} />
      {drawnRows.map((row) => (
        <div key={row} role="row" aria-rowindex={row + 2} aria-owns={drawnCols.map((col) => cellId(id, row, col)).join(' ')} />
      ))}
    </div>
  );
}

export function cellId(id: string, row: number, col: number): string {
  return `${id}-${row}-${col}`;
}

export function headId(id: string, col: number): string {
  return `${id}-head-${col}`;
}
