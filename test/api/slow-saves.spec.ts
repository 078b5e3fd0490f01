import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandExecutor } from '../../backend/platform/commands/command-executor.js';
import { StandIn } from '../event-store/stand-in/stand-in-server.js';
import { signIn, type Person } from '../support/person.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';

describe('A save that the event store takes long to answer', () => {
  let standIn: StandIn;
  let app: TestApp;
  let person: Person;
  let employee: string;
  let toldAfterMs: number;

  beforeAll(async () => {
    standIn = await new StandIn().start();
    app = await startApp({ environment: { EVENTSTORE_URL: standIn.url } });
    person = await signIn(app, administrator.email);
    employee = `/Employees/${((await person.post('/Employees', { firstName: 'Olga', lastName: 'Reyes' }).expect(201)).body as { employeeId: number }).employeeId}`;
    toldAfterMs = app.nest.get(CommandExecutor).toldAfterMs;
    app.nest.get(CommandExecutor).toldAfterMs = 100;
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    standIn.kill();
  });

  const outcome = (commandId: string) => person.get(`/Commands/${commandId}`);
  const whenSaved = async (commandId: string): Promise<unknown> => {
    for (;;) {
      const { status, body } = await outcome(commandId);
      if (status === 200 && (body as { state: string }).state === 'saved') return body as unknown;
      await pause(50);
    }
  };

  it('its sender waits five seconds at most', () => expect(toldAfterMs).toBe(5_000));

  it('its sender is told so, finds the outcome by the id of the command, and a repeat saves nothing twice', async () => {
    standIn.misbehaviour.onAppend({ kind: 'hang' });
    const key = randomUUID();
    const told = await person.put(employee, { lastName: 'Silva' }).set('Idempotency-Key', key);
    expect({ status: told.status, retryAfter: told.headers['retry-after'] as string }).toEqual({ status: 503, retryAfter: '2' });
    expect(told.body).toMatchObject({ code: 'still-saving', commandId: key, detail: expect.stringMatching(/^Still saving/) as string });
    expect((await outcome(key)).body).toEqual({ state: 'saving' });
    expect(await whenSaved(key)).toMatchObject({ state: 'saved', revision: 1 });
    app.nest.get(CommandExecutor).toldAfterMs = toldAfterMs;
    const again = await person.put(employee, { lastName: 'Silva' }).set('Idempotency-Key', key).expect(200);
    expect(again.body).toMatchObject({ revision: 1, changed: false });
    app.nest.get(CommandExecutor).toldAfterMs = 100;
  }, 30_000);

  it('a sender who named no id is told one to ask by', async () => {
    standIn.misbehaviour.onAppend({ kind: 'hang' });
    const { body } = await person.put(employee, { lastName: 'Lopez' }).expect(503);
    const { commandId } = body as { commandId: string };
    expect(await whenSaved(commandId)).toMatchObject({ state: 'saved', revision: 2 });
  }, 30_000);

  it('an id that nothing was saved by is not known', async () => {
    await person.get(`/Commands/${randomUUID()}`).expect(404);
    await person.get('/Commands/not-a-uuid').expect(400);
  });
});
