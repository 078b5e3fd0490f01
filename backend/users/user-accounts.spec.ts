import type { DomainEvent } from '../../events/event.js';
import type { ReadOptions } from '../../events/store/event-store.js';
import { UserAdded, UserSignedIn, UserStatusChanged } from '../../events/user.js';
import { asNewEvent } from '../../test/support/happened.js';
import { MemoryEventStore } from '../../test/support/memory-event-store.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { UserAccounts } from './user-accounts.js';

class Counting extends MemoryEventStore {
  eventsRead = 0;

  override async *read(stream: string, options?: ReadOptions) {
    for await (const event of super.read(stream, options)) {
      this.eventsRead++;
      yield event;
    }
  }
}

describe('an account', () => {
  const added = UserAdded({ userId: 4, tenantId: 1, firstName: 'Ellen', lastName: 'Brooks', email: 'ellen@example.com', role: 'Receptionist', homeRoute: '', permissions: ['Tours_Main'] });
  const store = new Counting();
  const accounts = new UserAccounts(new StreamStates(store), store);
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
});
