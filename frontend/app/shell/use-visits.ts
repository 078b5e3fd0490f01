import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { rememberVisit } from '../palette/recent.js';
import { rememberPlace } from './last-places.js';
import { useScreen } from './use-screen.js';

/** Keeps where this person was, for the palette and the breadcrumbs. */
export function useVisits(): void {
  const { user, may } = useSession();
  const { pathname, search, key } = useLocation();
  const screen = useScreen()?.screen;
  const opened = screen !== undefined && may(screen.permission);
  useEffect(() => {
    if (opened) rememberVisit(user.userId, pathname);
  }, [opened, user.userId, pathname]);
  useEffect(() => {
    if (opened) rememberPlace(user.userId, pathname, { search, key });
  }, [opened, user.userId, pathname, search, key]);
}
