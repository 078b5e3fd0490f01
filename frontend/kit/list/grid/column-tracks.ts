import type { CSSProperties } from 'react';
import type { Column } from '../list-definition.js';

type Widths = Readonly<Record<string, number>>;

/**
 * The columns as tracks that fill the room there is. What a person has dragged or fitted keeps its width; where that
 * leaves no column to stretch, the last one takes the rest.
 */
export function tracks<R extends object>(columns: readonly Column<R>[], widths: Widths): CSSProperties {
  const widthOf = ({ field, width }: Column<R>) => widths[field] ?? width;
  const stretching = stretchingOf(columns, widths);
  const inOrder = columns.map((column) => {
    const width = widthOf(column);
    return stretching.includes(column) ? `minmax(${width}px, ${width}fr)` : `${width}px`;
  });
  return style([...inOrder, '0px'], columns.reduce((sum, column) => sum + widthOf(column), 0));
}

/** Words have use for more room, figures and dates have not. */
function stretchingOf<R extends object>(columns: readonly Column<R>[], widths: Widths): readonly Column<R>[] {
  const free = columns.filter(({ field }) => widths[field] === undefined);
  const words = free.filter(({ kind, align }) => (kind === 'text' || kind === 'status') && !align);
  if (words.length > 0) return words;
  return free.length > 0 ? free : columns.slice(-1);
}

function style(template: readonly string[], rowWidth: number): CSSProperties {
  return { '--columns': template.join(' '), '--row-width': `${rowWidth}px` } as CSSProperties;
}
