import pg from 'pg';
import { Jobs } from '../../backend/platform/jobs/jobs.js';
import { signIn } from '../support/person.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ALLOWED = 25;

describe('A process under a rush of people', () => {
  let database: TestDatabase;
  let app: TestApp;
  let observer: pg.Client;
  let mostAtTheStart = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    observer = new pg.Client({ connectionString: database.url, application_name: 'observer' });
    await observer.connect();
    const watch = watched();
    app = await startApp({ databaseUrl: database.url });
    await app.nest.get(Jobs).ready();
    mostAtTheStart = await watch.most();
  }, 60_000);
  afterAll(async () => {
    await observer.end();
    await app.stop();
    await database.drop();
  });

  const open = async (): Promise<number> => {
    const { rows } = await observer.query<{ open: number }>(`SELECT count(*)::integer AS open FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'observer'`);
    return rows[0]!.open;
  };

  /** @returns how to end it, and how many were open at most */
  const watched = (): { most(): Promise<number> } => {
    let most = 0;
    let over = false;
    const watching = (async () => {
      while (!over) most = Math.max(most, await open());
    })();
    return {
      most: async () => {
        over = true;
        await watching;
        return most;
      },
    };
  };

  it('has no more connections than its setting says while it makes its lists', () => {
    expect(mostAtTheStart).toBeGreaterThan(5);
    expect(mostAtTheStart).toBeLessThanOrEqual(ALLOWED);
  });

  it('has no more connections to the database than its setting says, and answers them all', async () => {
    const person = await signIn(app, administrator.email);
    const watch = watched();
    const rush = Array.from({ length: 60 }, async (_, number) => {
      const { status } = await person.post('/Employees', { firstName: 'Olga', lastName: `Reyes ${number}` });
      await person.read('/lists/employee-list');
      return status;
    });
    expect(new Set(await Promise.all(rush))).toEqual(new Set([201]));
    const most = await watch.most();
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(ALLOWED);
  }, 60_000);
});
