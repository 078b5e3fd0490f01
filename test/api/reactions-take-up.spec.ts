import pg from 'pg';
import { EmployeeImported, EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { EventStore, type Batch, type Position, type SubscribeOptions } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { ReviseEmployee } from '../../backend/employees/employee.commands.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { EmployeeCommand } from '../../backend/employees/employee.handlers.js';
import { ScheduledEffects } from '../../backend/platform/reactions/scheduled-effects.js';
import { reaction, type Reaction } from '../../backend/platform/reactions/reaction.js';
import { Reactions } from '../../backend/platform/reactions/reactions.js';
import { backfill } from '../../backend/platform/reactions/backfill.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { eventsOf } from './reacting.js';

const LONG_AGO = '2026-03-05T00:00:00Z';
const MUCH_LATER = '2999-01-01T00:00:00Z';
const stream = (n: number) => `employee-${n}`;

/** When an employee's status becomes "Leaving" something is to be done, unless it is "Active" again by then. */
const goodbye = (name: string, dueAt: string): Reaction =>
  reaction(name, 'Gone')
    .at(EmployeeStatusChanged, ({ data }) => (data.to === 'Leaving' ? dueAt : undefined), (event) =>
      new EmployeeCommand(Number(event.stream.split('-')[1]), commandOf(ReviseEmployee, { lastName: 'Gone' }), { namedUser: undefined }),
    )
    .backfill();

describe('a reaction that is first deployed over an older company, by two processes at once', () => {
  let app: TestApp;
  let other: TestApp;
  const tell = (n: number, ...events: Parameters<typeof happened>[2][]) => happened(app.nest.get(EventStore), stream(n), ...events);
  const hired = (employeeId: number) =>
    EmployeeImported({ employeeId, firstName: 'Ann', lastName: 'Old', fullName: 'Ann Old', isSalesRep: 'No', isSalesManager: 'No', isSeniorSalesManager: 'No', isToRep: 'No', isMarketingRep: 'No', status: 'Active' });
  const becomes = (to: string) => EmployeeStatusChanged({ from: '', to });
  const open = async (name: string) =>
    (await app.nest.get(pg.Pool).query<{ stream: string }>('SELECT stream FROM reaction_due WHERE reaction = $1 ORDER BY stream', [name])).rows.map((row) => row.stream);
  const begun = async (name: string) => (await app.nest.get(pg.Pool).query('SELECT FROM projection.checkpoint WHERE name = $1', [name])).rowCount;
  const partsOf = ({ nest }: TestApp) => ({ pool: nest.get(pg.Pool), store: nest.get(EventStore), vocabulary, due: nest.get(ScheduledEffects) });

  beforeAll(async () => {
    app = await startApp();
    other = await startApp({ databaseUrl: app.databaseUrl });
    for (const n of [7101, 7102]) await tell(n, hired(n), becomes('Leaving'));
  });

  afterAll(async () => {
    await other?.stop();
    await app?.stop();
  });

  it('takes up what is open once, and does it once', async () => {
    for (const { nest } of [app, other]) nest.get(Reactions).add(goodbye('say-goodbye', LONG_AGO));
    const revisions = async (n: number) => (await eventsOf(app, stream(n))).filter(({ type }) => type === 'EmployeeRevised');
    for (const n of [7101, 7102]) await soon(`employee ${n}`, async () => ((await revisions(n)).length > 0 ? true : undefined));
    await soon('nothing is due', async () => ((await open('say-goodbye')).length === 0 ? true : undefined));
    for (const n of [7101, 7102]) expect(await revisions(n)).toHaveLength(1);
  });

  it('is left to the quicker one: who finds that it has begun brings nothing back that was settled since', async () => {
    const name = 'say-goodbye-later';
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const parts = partsOf(app);
    const slow = backfill(goodbye(name, MUCH_LATER), { ...parts, store: pausedAtTheEnd(parts.store, gate) });
    await backfill(goodbye(name, MUCH_LATER), partsOf(other));
    expect(await open(name)).toEqual([stream(7101), stream(7102)]);
    await parts.due.settle(parts.pool, name, stream(7101));
    go();
    await slow;
    expect(await open(name)).toEqual([stream(7102)]);
  });

  it('has taken up nothing when a process dies half-way through it', async () => {
    const name = 'say-goodbye-half-way';
    const parts = partsOf(app);
    let written = 0;
    const due = { set: (...row: Parameters<ScheduledEffects['set']>) => (written++ === 1 ? Promise.reject(new Error('Killed')) : parts.due.set(...row)) } as ScheduledEffects;
    await expect(backfill(goodbye(name, MUCH_LATER), { ...parts, due })).rejects.toThrow('Killed');
    expect([await open(name), await begun(name)]).toEqual([[], 0]);
    await Promise.all([app, other].map((one) => backfill(goodbye(name, MUCH_LATER), partsOf(one))));
    expect([await open(name), await begun(name)]).toEqual([[stream(7101), stream(7102)], 1]);
  });
});

/** Reads as the store does, and hands out the last of it when the gate opens. */
function pausedAtTheEnd(store: EventStore, gate: Promise<void>): EventStore {
  async function* subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    for await (const batch of store.subscribe(after, options)) {
      if (batch.caughtUp) await gate;
      yield batch;
    }
  }
  return Object.assign(Object.create(store) as EventStore, { head: () => store.head(), subscribe });
}
