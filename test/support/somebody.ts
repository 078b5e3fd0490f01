import { randomUUID } from 'node:crypto';
import { Sessions } from '../../backend/platform/auth/sessions.js';
import { UserSeeds } from '../../backend/users/user-seeds.js';
import type { PermissionName } from '../../events/permission.values.js';
import { Person } from './person.js';
import type { TestApp } from './start-app.js';

/** Somebody new, signed in, with these permissions and no others. */
export async function somebodyWith(app: TestApp, permissions: readonly PermissionName[]): Promise<Person & { readonly userId: number }> {
  const userId = await app.nest.get(UserSeeds).add({ firstName: 'Some', lastName: 'Body', email: `${randomUUID()}@example.com`, role: 'Executive', homeRoute: '', permissions }, randomUUID());
  const token = await app.nest.get(Sessions).open(userId, { address: '127.0.0.1', browser: 'a test' });
  return Object.assign(new Person(app, { token }), { userId });
}
