import pg from 'pg';
import { askedFrom } from '../support/asked-from.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

/** The demo company behind a proxy, so that people can ask from many places. */
export interface PasswordLinkGround {
  readonly app: TestApp;
  readonly executive: SignedIn;
  readonly database: pg.Client;
  readonly users: readonly { readonly userId: number; readonly email: string; readonly status: string }[];
  post(path: string, body: object, address?: string): Promise<Response>;
  idOf(who: string): number;
  stop(): Promise<void>;
}

export const PASSWORD = 'correct horse battery';

export const emailOf = (who: string): string => `${who}@demo.example`;

export async function passwordLinkGround(): Promise<PasswordLinkGround> {
  const app = await startApp({ demo: true, environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  const executive = await app.signIn('executive');
  const users = await executive.get<PasswordLinkGround['users']>('/api/Users/TenantUsers/1');
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  return {
    app,
    executive,
    database,
    users,
    post: (path, body, address) => askedFrom(app, path, body, address),
    idOf: (who) => users.find(({ email }) => email === emailOf(who))!.userId,
    async stop() {
      await database.end();
      await app.stop();
    },
  };
}
