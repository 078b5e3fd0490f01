import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the history, and nothing around it, to the version that is open, as soon as it is told. @param told how many entries are */
export function useOpenInSight(open: number | undefined, told: number): RefObject<HTMLDivElement | null> {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = days.current?.querySelector('.timeline-open');
    const box = days.current?.closest('.history');
    if (!item || !box || box.scrollHeight <= box.clientHeight) return;
    const [of, within] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
    // The box may reach below the window.
    const bottom = Math.min(within.bottom, window.innerHeight);
    if (of.top < within.top || of.bottom > bottom) box.scrollTop += of.top - within.top - (bottom - within.top) / 3;
  }, [open, told]);
  return days;
}
