import { Injectable } from '@nestjs/common';
import { StoreUnavailable } from '../../events/store/event-store.js';
import { Accounts, type Account } from '../platform/auth/accounts.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { LookUp } from '../platform/lists/look-up.js';
import { lastKnownUser } from './sign-in/last-known-user.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

/** Accounts as the users' own events tell them. */
@Injectable()
export class UserAccounts extends Accounts {
  constructor(
    private readonly states: StreamStates,
    private readonly lookUp: LookUp,
  ) {
    super();
  }

  async find(userId: number): Promise<Account | undefined> {
    return accountOf(await this.user(userId));
  }

  async findKnown(userId: number): Promise<Account | undefined> {
    return accountOf(await this.knownUser(userId));
  }

  /** The user as the store has it now: another process may have written to it. */
  async user(userId: number): Promise<User | undefined> {
    const { state } = await this.states.present(user, streamName(user, userId));
    return user.exists(state) ? state : undefined;
  }

  /** While the store is away, as the list of users has it, where this process knows nothing else. @throws StoreUnavailable */
  async knownUser(userId: number): Promise<User | undefined> {
    try {
      return await this.user(userId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const known = await lastKnownUser(this.lookUp, userId, this.states.lastFolded<User>(streamName(user, userId))?.state);
      if (!known) throw error;
      return known;
    }
  }
}

function accountOf(found: User | undefined): Account | undefined {
  if (!found) return undefined;
  const { userId, tenantId, role, status, permissions, secondStep } = found;
  return { userId, tenantId, role, name: fullName(found), active: status === 'Active', permissions: new Set(permissions), secondStep };
}
