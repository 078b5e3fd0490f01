import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { ROW_HEIGHT, ScrollGeometry, TOUCHED } from './scroll-geometry.js';

const HEADER_HEIGHT = TOUCHED ? 44 : 32;

export interface Scroll {
  readonly geometry: ScrollGeometry;
  readonly scrollTop: number;
  /** Scrolls just far enough to show a row. */
  readonly reveal: (place: number) => void;
  /** Opens the list at a place, before it is painted; not where somebody has scrolled already. */
  readonly openAt: (place: number) => void;
}

/** Where the box of a long list is scrolled to. */
export function useScroll(box: RefObject<HTMLElement | null>, rows: number): Scroll {
  const [scrollTop, setScrollTop] = useState(0);
  const [viewport, setViewport] = useState(20 * ROW_HEIGHT);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setViewport(Math.max(ROW_HEIGHT, element.clientHeight - HEADER_HEIGHT));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => {
    const element = box.current;
    const onScroll = () => {
      if (!element) return;
      setScrollTop(element.scrollTop);
      element.toggleAttribute('data-moved', element.scrollLeft !== 0);
    };
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [box]);
  const geometry = new ScrollGeometry(rows, viewport);
  const reveal = useCallback(
    (place: number) => {
      const element = box.current;
      if (element) element.scrollTop = new ScrollGeometry(rows, viewport).scrollTo(place, element.scrollTop);
    },
    [box, rows, viewport],
  );
  const openAt = useCallback(
    (place: number) => {
      const element = box.current;
      if (!element || element.scrollTop > 0) return;
      element.scrollTop = new ScrollGeometry(rows, viewport).startOf(place);
      setScrollTop(element.scrollTop);
    },
    [box, rows, viewport],
  );
  return { geometry, scrollTop, reveal, openAt };
}
