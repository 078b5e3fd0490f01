import { isFigure, type SheetColumn } from './sheet-column.js';

/** Columns of words that nobody has dragged share the room that is left, to its last pixel; where there is none of them the last column takes it. */
export function columnWidths<R extends object>(columns: readonly SheetColumn<R>[], dragged: Readonly<Record<string, number>>, room: number): number[] {
  const widths = columns.map(({ field, width }) => dragged[field] ?? width);
  const left = room - widths.reduce((sum, width) => sum + width, 0);
  const growing = columns.map((column) => dragged[column.field] === undefined && (column.kind === 'text' || column.kind === 'status') && !isFigure(column) && !column.align);
  const share = widths.reduce((sum, width, index) => sum + (growing[index] ? width : 0), 0);
  if (left <= 0) return widths;
  const shared = widths.map((width, index) => (growing[index] ? width + Math.floor((left * width) / share) : width));
  const last = growing.includes(true) ? growing.lastIndexOf(true) : widths.length - 1;
  const over = room - shared.reduce((sum, width) => sum + width, 0);
  return shared.map((width, index) => (index === last ? width + over : width));
}
