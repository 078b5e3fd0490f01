import type { DomainEvent } from '../../events/kernel/event.js';
import { StoreUnavailable, type ReadOptions } from '../../events/store/event-store.js';
import { UserAdded, UserSignedIn, UserStatusChanged } from '../../events/users/user.events.js';
import { asNewEvent } from '../../test/support/happened.js';
import { MemoryEventStore } from '../../test/support/memory-event-store.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import type { LookUp } from '../platform/lists/look-up.js';
import { LookedUp } from '../platform/lists/looked-up.js';
import { UserAccounts } from './user-accounts.js';

class Counting extends MemoryEventStore {
  eventsRead = 0;
  away = false;

  override async *read(stream: string, options?: ReadOptions) {
    if (this.away) throw new StoreUnavailable('away');
    for await (const event of super.read(stream, options)) {
      this.eventsRead++;
      yield event;
    }
  }
}

describe('an account', () => {
  const added = UserAdded({ userId: 4, tenantId: 1, firstName: 'Ellen', lastName: 'Brooks', email: 'ellen@example.com', role: 'Receptionist', homeRoute: '', permissions: ['Tours_Main'] });
  const store = new Counting();
  const listed = { userId: 4, tenantId: 1, firstName: 'Ellen', lastName: 'Brooks', email: '', role: 'Receptionist', homeRoute: '', status: 'Active', permissions: 'Tours_Main,Leads_Main', lastLogin: null, loginCount: 0 };
  let row: Record<string, unknown> | undefined;
  const lookUp = { row: () => Promise.resolve(row && new LookedUp('user-list', row)) } as unknown as LookUp;
  const accountsOfAProcess = () => new UserAccounts(new StreamStates(store), lookUp);
  const accounts = accountsOfAProcess();
  const happens = (...events: DomainEvent[]) => store.append('user-4', store.revisionOf('user-4'), events.map(asNewEvent));

  it('is always as the store has it, and whoever signs in a thousand times is not read a thousand times over', async () => {
    await happens(added, ...Array.from({ length: 1_000 }, () => UserSignedIn({})));
    expect(await accounts.find(4)).toMatchObject({ active: true });
    store.eventsRead = 0;
    await happens(UserStatusChanged({ from: 'Active', to: 'Inactive' }));
    expect(await accounts.find(4)).toMatchObject({ active: false });
    expect(store.eventsRead).toBe(1);
  });

  it('is nobody\'s where there is no such user', async () => {
    expect(await accounts.find(5)).toBeUndefined();
  });

  describe('while the store is away', () => {
    beforeAll(() => (store.away = true));
    afterAll(() => (store.away = false));

    it('is what the list of users says for who has a session, and for nobody else', async () => {
      row = listed;
      expect(await accountsOfAProcess().findKnown(4)).toEqual({ userId: 4, tenantId: 1, role: 'Receptionist', name: 'Ellen Brooks', active: true, permissions: new Set(['Tours_Main', 'Leads_Main']), secondStep: false });
      await expect(accountsOfAProcess().find(4)).rejects.toBeInstanceOf(StoreUnavailable);
    });

    it('lets nobody in whom the list knows as deactivated, or does not know', async () => {
      row = { ...listed, status: 'Inactive' };
      expect(await accountsOfAProcess().findKnown(4)).toMatchObject({ active: false });
      row = undefined;
      await expect(accountsOfAProcess().findKnown(4)).rejects.toBeInstanceOf(StoreUnavailable);
    });

    it('gives no more than this process knows too, and nothing where the two differ about who may sign in', async () => {
      store.away = false;
      const states = new StreamStates(store);
      const here = new UserAccounts(states, lookUp);
      await store.append('user-6', -1, [asNewEvent(added)]);
      await here.find(6);
      store.away = true;
      row = { ...listed, userId: 6 };
      expect((await here.findKnown(6))?.permissions).toEqual(new Set(['Tours_Main']));
      row = { ...listed, userId: 6, status: 'Inactive' };
      await expect(here.findKnown(6)).rejects.toBeInstanceOf(StoreUnavailable);
    });
  });
});
