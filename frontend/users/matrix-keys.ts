import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from box to box, past those that cannot be changed; Space ticks as everywhere. */
export function onMatrixKey(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const table = event.currentTarget;
  const mirrored = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  let [y, x] = [row.rowIndex + step[0], cell.cellIndex + step[1] * mirrored];
  while (table.rows[y]?.cells[x]) {
    const box = table.rows[y]!.cells[x]!.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box) return box.focus();
    [y, x] = [y + step[0], x + step[1] * mirrored];
  }
}
