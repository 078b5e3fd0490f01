import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Kept, usePlace } from './kept.js';

const kept = new Kept<number>();

/** What comes later makes the page longer: so long the place that was kept is tried for. */
const PATIENCE_MS = 3_000;

/** Somebody scrolls, who is not to be pulled back. */
const scrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A box that scrolls: Back, or a link that leads back, shows it where it was left, any other way from its beginning. Within one screen it stays. @returns whether Back led to where it was left */
export function useKeptScroll(box: RefObject<HTMLElement | null>, name = 'page'): boolean {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  /** Where the box is still to be scrolled to: an address that is only written otherwise does not end that. */
  const awaited = useRef<number>(undefined);
  const { here, left } = usePlace(name);
  const [returnedTo] = useState(() => (kept.of(left) === undefined ? undefined : here));
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const wanted = shown.current === pathname ? (awaited.current ?? element.scrollTop) : (kept.of(left) ?? 0);
    awaited.current = wanted;
    shown.current = pathname;
    const reached = () => {
      element.scrollTop = wanted;
      return element.scrollTop >= wanted - 1;
    };
    const observer = new MutationObserver(() => reached() && giveUp());
    const giveUp = () => {
      awaited.current = undefined;
      observer.disconnect();
    };
    if (reached()) giveUp();
    else observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(giveUp, PATIENCE_MS);
    const keep = () => kept.keep(here, element.scrollTop);
    scrolling.forEach((by) => element.addEventListener(by, giveUp, { passive: true }));
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      scrolling.forEach((by) => element.removeEventListener(by, giveUp));
      element.removeEventListener('scroll', keep);
    };
  }, [box, here, left, pathname]);
  return returnedTo === here;
}
