import { UserStatusChanged } from '../../../events/user.js';
import { EmployeeRevised } from '../../../events/employee.js';
import type { Consumer } from '../../../projections/engine/consumer.js';
import { Claims } from './claims.js';

describe('claims', () => {
  it('of a kind that comes with a later version are read from the beginning, whatever the others have read', async () => {
    const begun: unknown[] = [];
    const consumers: Consumer[] = [];
    const pool = { query: (_: string, values: unknown[]) => Promise.resolve(begun.push(values)) };
    const engine = { pool, consume: (consumer: Consumer) => consumers.push(consumer) };
    const claims = new Claims(pool as never, {} as never, engine as never, {} as never, { every: () => undefined } as never);
    const kind = { label: '', heldBy: () => Promise.resolve([]) };
    claims.add({ ...kind, name: 'employee-user', events: [EmployeeRevised] });
    claims.add({ ...kind, name: 'unit-on-sale', events: [UserStatusChanged] });
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
