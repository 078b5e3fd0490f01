import { useState, type KeyboardEvent } from 'react';
import { fittingWidth } from './column-fit.js';
import { withMoved, withWidth, type ColumnLayout } from './column-layout.js';
import { headerStep } from './header-keys.js';

/** The names of the columns as one stop of the Tab key. @returns what the button at a place needs for it */
export function useHeaderKeys(columns: readonly { readonly field: string }[], layout: ColumnLayout, onLayout: (layout: ColumnLayout) => void) {
  const [stop, setStop] = useState(0);
  const fields = columns.map(({ field }) => field);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = headerStep(event, index, fields.length);
    if (!step) return;
    event.preventDefault();
    const cell = event.currentTarget.parentElement!;
    const grid = cell.closest<HTMLElement>('[role=grid]')!;
    switch (step.do) {
      case 'rows':
        return grid.focus();
      case 'fit':
        return onLayout(withWidth(layout, fields[index]!, fittingWidth(grid, index)));
      case 'widen':
        return onLayout(withWidth(layout, fields[index]!, cell.getBoundingClientRect().width + step.by));
      case 'reorder':
        // The button moves along and keeps the focus.
        return onLayout(withMoved(layout, fields, fields[index]!, fields[step.to]!));
      case 'move':
        return cell.parentElement!.children[step.to]?.querySelector('button')?.focus();
    }
  };
  return (index: number) => ({
    tabIndex: index === Math.min(stop, fields.length - 1) ? 0 : -1,
    onFocus: () => setStop(index),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => onKeyDown(event, index),
  });
}
