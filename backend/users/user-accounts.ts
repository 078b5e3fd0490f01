import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/store/event-store.js';
import { Accounts, type Account } from '../platform/auth/accounts.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { foldOnto } from '../platform/records/record-fold.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

/** Accounts as the users' own events tell them. */
@Injectable()
export class UserAccounts extends Accounts {
  constructor(
    private readonly states: StreamStates,
    private readonly store: EventStore,
  ) {
    super();
  }

  async find(userId: number): Promise<Account | undefined> {
    const found = await this.user(userId);
    if (!found) return undefined;
    const { tenantId, role, status, permissions } = found;
    return { userId, tenantId, role, name: fullName(found), active: status === 'Active', permissions: new Set(permissions) };
  }

  /** The user as the store has it now: another process may have written to it. */
  async user(userId: number): Promise<User | undefined> {
    const stream = streamName(user, userId);
    const { state } = await foldOnto(this.store, user, stream, await this.states.load(user, stream));
    return user.exists(state) ? state : undefined;
  }
}
