import type { CSSProperties, ReactNode } from 'react';

/** Blueprint draws frozen columns twice, and heads up to four times; only the copy that lies on top may have an id, a role and links. */
function drawn(element: HTMLElement | null, places: readonly string[], attributes: Readonly<Record<string, string>>): void {
  if (!element) return;
  const onTop = places.some((place) => element.closest(`.bp6-table-quadrant-${place}`));
  for (const [name, value] of Object.entries(attributes)) {
    if (onTop) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
  if (onTop) element.removeAttribute('aria-hidden');
  else element.setAttribute('aria-hidden', 'true');
  // The arrow keys go from cell to cell, Enter follows what is in one.
  for (const inside of element.querySelectorAll<HTMLElement>('a, button')) inside.tabIndex = -1;
}

interface SheetCellProps {
  readonly id: string;
  readonly frozen: boolean;
  /** Counted from 1. */
  readonly colIndex: number;
  readonly figure: boolean;
  readonly marked: boolean;
  /** Why nothing can be written here. */
  readonly locked: string | undefined;
  readonly children: ReactNode;
  // Given by the table.
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function SheetCell({ id, frozen, colIndex, figure, marked, locked, children, className, style }: SheetCellProps) {
  const attributes = { id, role: 'gridcell', 'aria-colindex': String(colIndex), 'aria-selected': String(marked) };
  return (
    <div ref={(element) => drawn(element, [frozen ? 'left' : 'main'], attributes)} className={`bp6-table-cell sheet-cell${figure ? ' sheet-figure' : ''} ${className ?? ''}`} style={style} data-tip={locked} aria-description={locked} aria-readonly={locked === undefined ? undefined : true}>
      <div className="sheet-cell-content">{children}</div>
    </div>
  );
}

interface SheetHeadProps {
  readonly id: string;
  readonly frozen: boolean;
  readonly colIndex: number;
  readonly figure: boolean;
  readonly active: boolean;
  readonly label: string;
  // Given by the table.
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly targetRef?: React.RefObject<HTMLDivElement>;
  readonly resizeHandle?: ReactNode;
  readonly reorderHandle?: ReactNode;
}

/** The name of a column; its edge is dragged, and its handle. */
export function SheetHead({ id, frozen, colIndex, figure, active, label, className, style, targetRef, resizeHandle, reorderHandle }: SheetHeadProps) {
  const attributes = { id, role: 'columnheader', 'aria-colindex': String(colIndex) };
  const ref = (element: HTMLDivElement | null) => {
    if (targetRef) targetRef.current = element!;
    drawn(element, [frozen ? 'top-left' : 'top'], attributes);
  };
  return (
    <div ref={ref} className={`bp6-table-header bp6-table-column-header-cell sheet-head${figure ? ' sheet-figure' : ''}${active ? ' sheet-head-active' : ''} ${className ?? ''}`} style={style}>
      <div className="sheet-cell-content">{label}</div>
      <span aria-hidden>{reorderHandle}</span>
      <span aria-hidden>{resizeHandle}</span>
    </div>
  );
}
