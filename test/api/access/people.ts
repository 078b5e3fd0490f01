import { randomUUID } from 'node:crypto';
import { rolePresets } from '../../../backend/users/permissions/role-presets.rules.js';
import { UserSeeds } from '../../../backend/users/user-seeds.js';
import { Sessions } from '../../../backend/platform/auth/sessions/sessions.js';
import { roles, type Role } from '../../../events/users/user.enums.js';
import { signedIn, type SignedIn, type TestApp } from '../../support/start-app.js';

/** Somebody of each role, holding what the product's preset gives it, and somebody who holds nothing. */
export async function somebodyOfEachRole(app: TestApp): Promise<ReadonlyMap<string, SignedIn>> {
  const people = new Map<string, SignedIn>();
  for (const role of roles) people.set(role, await somebody(app, role, rolePresets[role]));
  return people.set('nothing', await somebody(app, 'Executive', []));
}

export async function somebody(app: TestApp, role: Role, permissions: readonly string[]): Promise<SignedIn> {
  const seed = { firstName: 'Some', lastName: 'Body', email: `${randomUUID()}@example.com`, role, homeRoute: '', permissions };
  const userId = await app.nest.get(UserSeeds).add(seed, randomUUID());
  return signedIn(app.url, await app.nest.get(Sessions).open(userId, { address: '127.0.0.1', browser: 'a test' }));
}
