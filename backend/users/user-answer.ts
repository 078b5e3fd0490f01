import { holding, homeRouteOf } from '../platform/screens/home-route.rules.js';
import type { User } from './user.state.js';

/** A user as the API answers it; never a password (`decisions.md A7`). */
export interface UserAnswer extends Omit<User, 'permissions'> {
  /** Comma-separated, as existing clients read it. */
  readonly permissions: string;
}

export function userAnswer(user: User): UserAnswer {
  return { ...user, permissions: user.permissions.join(',') };
}

/** The signed-in user: the home route is one that he or she may open. */
export function ownAnswer(user: User): UserAnswer {
  return { ...userAnswer(user), homeRoute: ownHomeRoute(user) };
}

export function ownHomeRoute({ homeRoute, permissions }: Pick<User, 'homeRoute' | 'permissions'>): string {
  return homeRouteOf(homeRoute, holding(permissions));
}
