import type { KeyboardEvent } from 'react';
import { unmirroredKey } from '../../kit/mirror.js';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from box to box, past those that cannot be changed, Home and End to the ends of the row, with Ctrl of the grid; Space ticks as everywhere. */
export function onMatrixKey(event: KeyboardEvent<HTMLTableElement>): void {
  const box = boxFor(event);
  if (!box) return;
  event.preventDefault();
  box.focus();
}

function boxFor({ key, target, currentTarget: table, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLTableElement>): HTMLInputElement | undefined {
  const cell = (target as HTMLElement).closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  if (!cell || !row || metaKey || altKey) return undefined;
  if (key === 'Home' || key === 'End') return boxesIn(ctrlKey ? table : row).at(key === 'Home' ? 0 : -1);
  const step = steps[unmirroredKey(key)];
  return step && !ctrlKey ? boxFrom(table, row.rowIndex, cell.cellIndex, step) : undefined;
}

function boxFrom(table: HTMLTableElement, y: number, x: number, [down, along]: readonly [number, number]): HTMLInputElement | undefined {
  const cell = table.rows[y + down]?.cells[x + along];
  return cell && (boxesIn(cell)[0] ?? boxFrom(table, y + down, x + along, [down, along]));
}

function boxesIn(part: HTMLElement): readonly HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>('input:enabled')];
}
