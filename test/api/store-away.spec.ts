import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Sessions } from '../../backend/platform/auth/sessions/sessions.js';
import { EventStore } from '../../events/store/event-store.js';
import type { SealingEventStore } from '../../events/store/personal/sealing.event-store.js';
import { StandIn } from '../event-store/stand-in/stand-in-server.js';
import { signIn, type Person } from '../support/person.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';

const ways = [
  { how: 'hangs', away: (standIn: StandIn) => void (standIn.misbehaviour.silent = true), back: (standIn: StandIn) => void (standIn.misbehaviour.silent = false) },
  { how: 'is gone', away: (standIn: StandIn) => standIn.kill(), back: (standIn: StandIn) => standIn.start() },
];

describe.each(ways)('An event store that $how', ({ away, back }) => {
  let standIn: StandIn;
  let app: TestApp;
  let person: Person;
  let employee: string;
  let first: Promise<number>;
  let firstIsAnswered = false;
  const calls: string[] = [];

  beforeAll(async () => {
    standIn = await new StandIn().start();
    app = await startApp({ environment: { EVENTSTORE_URL: standIn.url } });
    person = await signIn(app, administrator.email);
    const { employeeId } = (await person.post('/Employees', { firstName: 'Olga', lastName: 'Reyes' }).expect(201)).body as { employeeId: number };
    employee = `/Employees/${employeeId}`;
    away(standIn);
    first = asClientsDo(employee, { lastName: 'Silva' }).then((status) => ((firstIsAnswered = true), status));
    await itIsKnown();
    const { inner } = app.nest.get(EventStore) as SealingEventStore;
    const adapter = (inner as unknown as { readonly store: EventStore }).store;
    for (const name of ['append', 'read', 'head'] as const) {
      const real = adapter[name].bind(adapter) as (...args: unknown[]) => never;
      jest.spyOn(adapter, name).mockImplementation((...args: unknown[]) => (calls.push(name), real(...args)));
    }
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    standIn.kill();
  });

  /** While the server is still saving, the same goes out again under the same key. */
  const asClientsDo = async (path: string, body: object): Promise<number> => {
    const key = randomUUID();
    for (;;) {
      const { status } = await person.put(path, body).set('Idempotency-Key', key);
      if (status !== 503) return status;
      await pause(100);
    }
  };

  const itIsKnown = async (): Promise<void> => {
    const store = app.nest.get(EventStore);
    const said = () => Promise.race([store.head().then(() => 'here', (error: Error) => error.message), pause(50, 'waits')]);
    while ((await said()) !== 'The event store is away') await pause(50);
  };

  it('refuses what needs it without asking it again, and says when to come back', async () => {
    const answers = await Promise.all([person.get(employee), person.get(`${employee}/History`), person.put(employee, { firstName: 'Inga' }), person.post('/Employees', { firstName: 'Max', lastName: 'Lang' })]);
    for (const { status, headers, body } of answers) {
      expect({ status, retryAfter: headers['retry-after'] as string }).toEqual({ status: 503, retryAfter: '2' });
      expect(body).toMatchObject({ code: 'store-unavailable', detail: expect.stringMatching(/^The event store does not answer\. Lists can be read/) as string });
    }
    expect(calls).toEqual([]);
    expect(firstIsAnswered).toBe(false);
  });

  it('holds up nobody who is signed in: lists are read, also when the session was not looked up lately', async () => {
    const { userId } = await person.read<{ userId: number }>('/Users/Me');
    await app.nest.get(Sessions).changed(userId);
    expect(await person.read('/Users/Me')).toMatchObject({ userId, email: administrator.email, status: 'Active' });
    expect((await person.read<{ rows: unknown[] }>('/lists/employee-list')).rows).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('is missed by health', async () => {
    const health = (await person.get('/health').expect(503)).body as { missing: string[]; parts: Record<string, unknown> };
    expect(health.missing).toContain('eventStore');
    expect(health.parts['eventStore']).toEqual({ ready: false, state: 'does not answer' });
  });

  it('is found again by itself, and what had begun before is done then', async () => {
    await back(standIn);
    expect(await first).toBe(200);
    while ((await person.get('/health')).status !== 200) await pause(50);
    expect(await person.read(employee)).toMatchObject({ firstName: 'Olga', lastName: 'Silva' });
    await person.put(employee, { firstName: 'Inga' }).expect(200);
  }, 60_000);
});
