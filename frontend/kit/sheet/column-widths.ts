import { isFigure, type SheetColumn } from './sheet-column.js';

/** Columns of words that nobody has dragged share the room that is left. */
export function columnWidths<R extends object>(columns: readonly SheetColumn<R>[], dragged: Readonly<Record<string, number>>, room: number): number[] {
  const widths = columns.map(({ field, width }) => dragged[field] ?? width);
  const left = room - widths.reduce((sum, width) => sum + width, 0);
  const growing = columns.map((column) => dragged[column.field] === undefined && (column.kind === 'text' || column.kind === 'status') && !isFigure(column) && !column.align);
  const share = widths.reduce((sum, width, index) => sum + (growing[index] ? width : 0), 0);
  if (left <= 0 || share === 0) return widths;
  return widths.map((width, index) => (growing[index] ? width + Math.floor((left * width) / share) : width));
}
