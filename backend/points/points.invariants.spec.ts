import type pg from 'pg';
import { PointsAccountOpened } from '../../events/points/points.events.js';
import { asNewEvent } from '../../test/support/happened.js';
import { MemoryEventStore } from '../../test/support/memory-event-store.js';
import { InvariantRegistry } from '../platform/invariants/invariant-registry.js';
import type { ListReader } from '../platform/lists/list-reader.js';
import type { LookUp } from '../platform/lists/look-up.js';
import { PointsInvariants } from './points.invariants.js';

describe('What must hold for points', () => {
  const opened = (memberId: number) => asNewEvent(PointsAccountOpened({ memberId, useYear: 2026, yearlyMaximum: 10_000 }));

  it('is checked against events as everybody reads them: one that cannot be read holds up the check, and adds nothing twice', async () => {
    const store = new MemoryEventStore();
    const registry = new InvariantRegistry();
    new PointsInvariants(store, {} as pg.Pool, {} as ListReader, {} as LookUp, registry).onModuleInit();
    const overdraft = async () => (await registry.check()).find(({ name }) => name.startsWith('No points account'));
    await store.append('pointsAccount-1-2026', -1, [opened(1)]);
    expect(await overdraft()).toMatchObject({ ok: true, detail: '1 accounts' });
    await store.append('pointsAccount-2-2026', -1, [opened(2), { ...opened(2), data: { memberId: 2, useYear: 2026, yearlyMaximum: 'many' } }]);
    for (const _ of [1, 2]) expect(await overdraft()).toMatchObject({ ok: false, detail: expect.stringContaining('Could not be checked: PointsAccountOpened at revision 1') as unknown });
  });
});
