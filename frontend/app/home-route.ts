import { homeRouteOf } from '../../backend/users/home-route.rules.js';
import type { Session } from '../server/session.js';

/** Where this person starts; undefined for who may open nothing. */
export function homeRoute({ user, may }: Pick<Session, 'user' | 'may'>): string | undefined {
  return homeRouteOf(user.homeRoute, may);
}
