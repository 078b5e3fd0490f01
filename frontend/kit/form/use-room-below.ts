import { useLayoutEffect, type RefObject } from 'react';

/** What sticks to the lower edge of a box that scrolls, with its height: the highest decides. */
const stuck = new WeakMap<HTMLElement, Map<HTMLElement, number>>();

/** Between the field and what sticks below it. */
const GAP = 16;

/** Keeps as much of the box that scrolls free as the foot takes at its lower edge, so that Tab brings no field behind it. Measured, because totals and narrow windows make it higher. */
export function useRoomBelow(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = foot.current;
    const box = element && scrollerOf(element);
    if (!box) return undefined;
    const measure = () => reserve(box, element, element.offsetHeight);
    // At once too: the form that opens takes the focus before anything is observed.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      reserve(box, element, 0);
    };
  }, [foot]);
}

function reserve(box: HTMLElement, foot: HTMLElement, height: number): void {
  const feet = stuck.get(box) ?? new Map<HTMLElement, number>();
  stuck.set(box, feet);
  if (height > 0) feet.set(foot, height);
  else feet.delete(foot);
  box.style.scrollPaddingBlockEnd = feet.size === 0 ? '' : `${Math.max(...feet.values()) + GAP}px`;
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  let box = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box ?? undefined;
}
