/** A user as the events tell it. `userId` 0: there is none. */
export interface User {
  readonly userId: number;
  readonly tenantId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: string;
  readonly email: string;
  readonly role: string;
  readonly homeRoute: string;
  readonly permissions: readonly string[];
  /** ISO UTC. */
  readonly lastLogin: string | null;
  readonly loginCount: number;
}

export const nobody: User = {
  userId: 0,
  tenantId: 0,
  firstName: '',
  lastName: '',
  status: '',
  email: '',
  role: '',
  homeRoute: '',
  permissions: [],
  lastLogin: null,
  loginCount: 0,
};

export function fullName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
