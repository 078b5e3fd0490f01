import { parsePath, type To } from 'react-router-dom';
import type { router } from './router.js';
import { followAddress, withHeldDay } from '../kit/as-of/held-day.js';

type Router = typeof router;

/** Whoever looks at a past day goes on in it: every way to another screen of the back office takes the day along. */
export function takeDayAlong(routing: Router): Router {
  const navigate = routing.navigate.bind(routing) as (to: To | number | null, options?: object) => Promise<void>;
  routing.navigate = ((to: To | number | null, options?: object) => navigate(typeof to === 'number' || to === null ? to : withDayAlong(to), options)) as Router['navigate'];
  routing.subscribe(({ location }) => followAddress(location.search));
  return routing;
}

function withDayAlong(to: To): To {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return isOffice(path.pathname) ? { ...path, search: withHeldDay(path.search ?? '') } : to;
}

/** The same for what a link shows, so that it holds for another tab too. */
export function hrefWithDay(href: string): string {
  const { pathname, search = '', hash = '' } = parsePath(href);
  return pathname && isOffice(pathname) ? `${pathname}${withHeldDay(search)}${hash}` : href;
}

/** Without a path one stays where one is. */
function isOffice(pathname: string | undefined): boolean {
  return pathname === undefined || /^\/(admin|rtl)\//.test(pathname);
}
