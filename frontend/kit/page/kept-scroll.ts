import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const kept = new Map<string, number>();

/** What comes later makes the page longer: so long the place that was kept is tried for. */
const PATIENCE_MS = 3_000;

/** A box that scrolls: Back shows it where it was left, any other way from its beginning. Within one screen it stays. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, name = 'page'): void {
  const { key, pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const place = `${name} ${key}`;
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
    const keep = () => kept.set(place, element.scrollTop);
    element.addEventListener('wheel', giveUp, { passive: true });
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      giveUp();
      element.removeEventListener('wheel', giveUp);
      element.removeEventListener('scroll', keep);
    };
  }, [box, name, key, pathname, back]);
}
