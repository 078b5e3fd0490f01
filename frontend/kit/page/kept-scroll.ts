import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const kept = new Map<string, number>();

/** What comes later makes the page longer: so long the place that was kept is tried for. */
const PATIENCE_MS = 3_000;

/** Somebody scrolls, who is not to be pulled back. */
const scrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of as many places as somebody goes Back to. */
const KEPT_PLACES = 200;

/** A box that scrolls: Back shows it where it was left, any other way from its beginning. Within one screen it stays. @returns whether Back led to where it was left */
export function useKeptScroll(box: RefObject<HTMLElement | null>, name = 'page'): boolean {
  const { key, pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const back = useNavigationType() === 'POP';
  const place = `${name} ${key}`;
  const [returnedTo] = useState(() => (back && kept.has(place) ? place : undefined));
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const wanted = shown.current === pathname ? element.scrollTop : back ? (kept.get(place) ?? 0) : 0;
    shown.current = pathname;
    const reached = () => {
      element.scrollTop = wanted;
      return element.scrollTop >= wanted - 1;
    };
    const observer = new MutationObserver(() => reached() && observer.disconnect());
    if (!reached()) observer.observe(element, { childList: true, subtree: true });
    const giveUp = () => observer.disconnect();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    const keep = () => remember(place, element.scrollTop);
    scrolling.forEach((by) => element.addEventListener(by, giveUp, { passive: true }));
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      giveUp();
      scrolling.forEach((by) => element.removeEventListener(by, giveUp));
      element.removeEventListener('scroll', keep);
    };
  }, [box, place, pathname, back]);
  return returnedTo === place;
}

function remember(place: string, scrollTop: number): void {
  kept.delete(place);
  kept.set(place, scrollTop);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_PLACES && oldest !== undefined) kept.delete(oldest);
}
