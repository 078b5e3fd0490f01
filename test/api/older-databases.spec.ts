import pg from 'pg';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { signedIn, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from '../faults/support/eventually.js';
import { lists } from './access/lists.js';

const SLOW = 180_000;

/**
 * Takes away what the product's first release did not have: fingerprints, consumers, claims, what goes out, an identity of the log. The keys of
 * people stay: what this release has sealed could not be read without, and the first one had written it in the clear.
 */
const AS_THE_FIRST_RELEASE_LEFT_IT = `
  ALTER TABLE projection.checkpoint DROP COLUMN fingerprint;
  ALTER TABLE projection.change_log DROP COLUMN changed;
  ALTER TABLE projection.request DROP COLUMN reason;
  DROP TABLE projection.skipped;
  DELETE FROM projection.checkpoint WHERE tables = '{}';
  DELETE FROM projection.rebuild;
  DROP TABLE outgoing, reaction_due, claim, event_log, known_device, second_step, recovery_code, seen_until, wall_link, text_try, outbox_text, stored_search, incoming, text_number_key, signing_link, lost_person_key, person_keys_checked, person_key_wrap, saving_command, keys_to_shred, sandbox_payment, checkout_payment, payment_difference, member_password, agent_session, agent_code, outbox_attachment;
  ALTER TABLE person_key DROP COLUMN proof;
  ALTER TABLE presence DROP COLUMN opened_at;
  ALTER TABLE session DROP COLUMN proved_at, DROP COLUMN two_steps;
  ALTER TABLE password_link DROP COLUMN made_at;
  DELETE FROM migration WHERE name > '0006' AND name <> '0017-person-keys';
  DROP SCHEMA graphile_worker CASCADE;
  DELETE FROM event_store.event WHERE stream = 'eventLog-identity';
  DROP FUNCTION event_store.append_one, event_store.append_next;
  ALTER TABLE read_model.tour_list DROP COLUMN searched_words, DROP COLUMN "startsAt";
  UPDATE read_model.tour_list SET "leadName" = 'as an older rule had it';`;

describe('a database that the first release of the product left', () => {
  let database: TestDatabase;
  let app: TestApp | undefined;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const first = await start();
    ({ token } = await first.signIn('executive'));
  }, SLOW);
  afterAll(async () => {
    await app?.stop();
    await database.drop();
  });

  async function start(): Promise<TestApp> {
    await app?.stop();
    app = undefined;
    return (app = await startApp({ demo: true, databaseUrl: database.url }));
  }

  it('is brought up to date by a start: every list answers as before and equals a rebuild, and the next start has nothing to do', async () => {
    const before = await answers(signedIn(app!.url, token));
    await app!.stop();
    app = undefined;
    await query(database.url, AS_THE_FIRST_RELEASE_LEFT_IT);

    const upgraded = await start();
    const engine = upgraded.nest.get(ProjectionEngine);
    await eventually('all is rebuilt', async () => (await engine.status()).every(({ rebuild }) => rebuild?.state === 'done'), SLOW);
    for (const name of engine.names) expect([name, await engine.verify(name)]).toEqual([name, expect.objectContaining({ equal: true })]);
    expect(await answers(signedIn(upgraded.url, token))).toEqual(before);
    const rebuilds = await query(database.url, 'SELECT name, state, started_at FROM projection.rebuild ORDER BY name');
    expect(rebuilds).toEqual(engine.names.toSorted().map((name) => ({ name, state: 'done', started_at: expect.any(Date) })));

    await start();
    expect(await query(database.url, 'SELECT name, state, started_at FROM projection.rebuild ORDER BY name')).toEqual(rebuilds);
  }, SLOW);
});

/** Rows and sums of every list that there is. */
async function answers(executive: SignedIn): Promise<object> {
  const of = async (list: string) => {
    const { rows } = await executive.get<{ rows: object[] }>(`/api/lists/${list}?limit=500`);
    const { count, sums } = await executive.get<{ count: number; sums: object }>(`/api/lists/${list}/summary`);
    return [list, { rows, count, sums }] as const;
  };
  return Object.fromEntries(await Promise.all(Object.keys(lists).map(of)));
}

async function query(connectionString: string, text: string): Promise<object[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}
