import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Of the first place after the page was loaded: the browser has said its title already. */
const LOADED = 'default';

/** A heading that has not come by then is not waited for. */
const PATIENCE_MS = 10_000;

/**
 * When another screen opens, the focus goes to its heading as soon as there is one, unless something on the screen took
 * it: a form its first field. @returns the title to say aloud
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname, key } = useLocation();
  const [arrived, setArrived] = useState({ pathname, told: key === LOADED });
  const [said, setSaid] = useState('');
  if (arrived.pathname !== pathname) setArrived({ pathname, told: false });
  useEffect(() => {
    const room = main.current;
    if (arrived.told || !room) return undefined;
    const arrive = (): boolean => {
      const heading = room.querySelector('h1');
      // A dialog keeps the focus until it is gone: the palette that led here, or one that was opened meanwhile.
      if (!heading || document.querySelector('[role=dialog]')) return false;
      setSaid(document.title.split(' – ')[0] ?? '');
      if (!room.contains(document.activeElement) || document.activeElement === room) focusOn(heading);
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [main, arrived]);
  return said;
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
