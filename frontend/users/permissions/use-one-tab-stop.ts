import { useLayoutEffect, type FocusEvent, type RefObject } from 'react';

/** All boxes of a grid as one stop of the Tab key (ARIA grid): the box that had the focus last, at first the first that can be ticked. @returns what tells the grid that a box has the focus */
export function useOneTabStop(grid: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  // After each drawing: the box that was the stop may just have become one that cannot be ticked.
  useLayoutEffect(() => {
    const boxes = boxesOf(grid.current).filter(({ disabled }) => !disabled);
    stopAt(grid.current, boxes.find(({ tabIndex }) => tabIndex === 0) ?? boxes[0]);
  });
  return ({ target }) => target instanceof HTMLInputElement && stopAt(grid.current, target);
}

function boxesOf(grid: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(grid?.querySelectorAll('input') ?? [])];
}

function stopAt(grid: HTMLElement | null, stop: HTMLInputElement | undefined): void {
  for (const box of boxesOf(grid)) box.tabIndex = box === stop ? 0 : -1;
}
