import { homeRouteOf } from '../../backend/platform/screens/home-route.rules.js';
import type { Session } from '../server/session.js';

/** Where this person starts. */
export function homeRoute({ user, may }: Pick<Session, 'user' | 'may'>): string {
  return homeRouteOf(user.homeRoute, may);
}
