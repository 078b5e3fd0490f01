import type { LookedUp } from '../../platform/lists/looked-up.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import type { User } from '../user.state.js';
import { userList } from '../users.lists.js';

/**
 * A user without the events: what the list of users says, and this process if it has folded the user. Either may be behind
 * the other, so permissions are those that both know, and where they differ about who may sign in nothing is known.
 */
export async function lastKnownUser(lookUp: Pick<LookUp, 'row'>, userId: number, folded: User | undefined): Promise<User | undefined> {
  const row = await lookUp.row(userList, userId);
  const listed = row && { ...userOf(row), secondStep: folded?.secondStep ?? false };
  if (!listed || !folded) return listed;
  if (listed.status !== folded.status) return undefined;
  return { ...listed, permissions: listed.permissions.filter((permission) => folded.permissions.includes(permission)) };
}

function userOf(row: LookedUp): Omit<User, 'secondStep'> {
  return {
    userId: row.number('userId'),
    tenantId: row.number('tenantId'),
    firstName: row.text('firstName'),
    lastName: row.text('lastName'),
    email: row.text('email'),
    role: row.text('role'),
    homeRoute: row.text('homeRoute'),
    status: row.text('status'),
    permissions: row.text('permissions').split(',').filter(Boolean),
    lastLogin: row.value('lastLogin') as string | null,
    loginCount: row.number('loginCount'),
  };
}
