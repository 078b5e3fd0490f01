import { UserStatusChanged } from '../../../events/users/user.events.js';
import { EmployeeRevised } from '../../../events/employees/employee.events.js';
import type { Consumer } from '../../../projections/engine/consumer/consumer.js';
import { Claims } from './claims.js';

type Given = Parameters<Consumer['handle']>[0];

/** A company in memory whose one stream has so many events, and what another stream has already. */
class OneStream {
  revision = 0;
  reads = 0;
  taken = false;
  private readonly consumers: Consumer[] = [];

  async consumer(): Promise<Consumer> {
    const last = () => [{ revision: this.revision }];
    const store = { read: async function* () { yield* last(); } };
    const engine = { pool: { query: () => Promise.resolve({ rowCount: 1 }) }, consume: (consumer: Consumer) => this.consumers.push(consumer) };
    const table = { now: () => Promise.resolve(''), settle: () => Promise.resolve(), hasAll: () => Promise.resolve(!this.taken) };
    const states = { present: () => Promise.resolve({ state: ++this.reads }) };
    const claims = new Claims({} as never, store as never, engine as never, table as never, states as never, { every: () => undefined } as never);
    claims.add({ kind: 'unit-on-sale', label: '', aggregate: {} as never, events: [EmployeeRevised], key: String });
    await claims.onApplicationBootstrap();
    return this.consumers[0]!;
  }

  async readsAt(consumer: Consumer, revisions: readonly number[]): Promise<number> {
    const before = this.reads;
    for (const revision of revisions) await consumer.handle({ stream: 'resaleContract-1', revision } as Given);
    return this.reads - before;
  }
}

describe('claims', () => {
  it('read a stream once for all events that it holds by then, and anew for what comes later', async () => {
    const stream = new OneStream();
    const consumer = await stream.consumer();
    stream.revision = 4;
    expect(await stream.readsAt(consumer, [0, 1, 2, 3, 4])).toBe(1);
    stream.revision = 6;
    expect(await stream.readsAt(consumer, [5, 6])).toBe(1);
  });

  it('read it with each event while another stream has what it holds', async () => {
    const stream = new OneStream();
    const consumer = await stream.consumer();
    stream.revision = 4;
    stream.taken = true;
    expect(await stream.readsAt(consumer, [0, 1, 2])).toBe(3);
    stream.taken = false;
    expect(await stream.readsAt(consumer, [3, 4])).toBe(1);
  });

  it('of a kind that comes with a later version are read from the beginning, whatever the others have read', async () => {
    const begun: unknown[] = [];
    const consumers: Consumer[] = [];
    const pool = { query: (_: string, values: unknown[]) => Promise.resolve(begun.push(values)) };
    const engine = { pool, consume: (consumer: Consumer) => consumers.push(consumer) };
    const claims = new Claims(pool as never, {} as never, engine as never, {} as never, {} as never, { every: () => undefined } as never);
    const claim = { label: '', aggregate: {} as never, key: () => '' };
    claims.add({ ...claim, kind: 'employee-user', events: [EmployeeRevised] });
    claims.add({ ...claim, kind: 'unit-on-sale', events: [UserStatusChanged] });
    await claims.onApplicationBootstrap();
    expect(begun).toEqual([
      ['claims-employee-user', ''],
      ['claims-unit-on-sale', ''],
    ]);
    expect(consumers.map(({ name, types }) => [name, ...types])).toEqual([
      ['claims-employee-user', 'EmployeeRevised'],
      ['claims-unit-on-sale', 'UserStatusChanged'],
    ]);
  });
});
