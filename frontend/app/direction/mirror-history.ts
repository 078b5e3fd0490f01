import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { hrefWithDay } from '../as-of-links.js';
import { currentDirection } from './direction.js';
import { mirrored, unmirrored } from './mirror.js';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, in which the screens of /admin stand under /rtl while one reads from right to left. Routes,
 * screens and their links only ever see /admin: what they push and what their links show passes through here.
 */
export function mirrorHistory(): BrowserHistory {
  const history = createBrowserHistory();
  const { createHref } = history;
  const inAddressBar = Object.getOwnPropertyDescriptor(history, 'location')!.get as () => BrowserHistory['location'];
  return Object.defineProperties(history, {
    createHref: { value: (to: Parameters<typeof createHref>[0]) => hrefWithDay(currentDirection() === 'rtl' ? mirrored(createHref(to)) : createHref(to)) },
    location: {
      get: () => {
        const location = inAddressBar();
        return { ...location, pathname: unmirrored(location.pathname) };
      },
    },
  });
}
