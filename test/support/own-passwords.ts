import { Credentials } from '../../backend/platform/auth/sessions/credentials.js';
import { demoUsers } from '../../backend/users/demo-users.js';
import type { TestApp } from './start-app.js';

export const OWN_PASSWORD = 'calm harbours at dusk';

/** The demo's people behind a proxy, where the password that everybody knows is refused. */
export async function ownPasswords(app: TestApp): Promise<void> {
  const users = await (await app.signIn('executive')).get<{ userId: number; email: string }[]>('/api/Users/TenantUsers/1');
  const credentials = app.nest.get(Credentials);
  for (const { userId, email } of users.filter((user) => demoUsers.some((demo) => demo.email === user.email))) await credentials.set(userId, email, OWN_PASSWORD);
}
