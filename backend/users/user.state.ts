import { blankValues } from '../../events/kernel/field.rules.js';
import { userFields, type UserValues } from '../../events/users/user.fields.js';

/** A user as the events tell it. `userId` 0: there is none. */
export interface User extends UserValues {
  readonly userId: number;
  readonly tenantId: number;
  readonly status: string;
  readonly permissions: readonly string[];
  /** ISO UTC. */
  readonly lastLogin: string | null;
  readonly loginCount: number;
  /** A second step of signing in was set up. */
  readonly secondStep: boolean;
}

export const nobody: User = {
  ...blankValues(userFields),
  userId: 0,
  tenantId: 0,
  status: '',
  permissions: [],
  lastLogin: null,
  loginCount: 0,
  secondStep: false,
};

export function fullName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
