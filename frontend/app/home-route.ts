import type { Session } from '../server/session.js';
import { screens } from './routes.js';

/** Where somebody starts: their own home route when it is a screen that they may open, else the first entry of their menu (decisions.md A9, I18). */
export function homeRoute({ user, may }: Pick<Session, 'user' | 'may'>): string | undefined {
  const open = screens.filter((screen) => may(screen.permission));
  const own = open.find((screen) => screen.path === user.homeRoute);
  return (own ?? open.find((screen) => screen.menu))?.path;
}
