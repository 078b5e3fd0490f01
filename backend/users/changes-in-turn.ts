import { Injectable } from '@nestjs/common';
import { authorOf } from '../../events/kernel/metadata.js';
import { EventStore } from '../../events/store/event-store.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { DatabaseMutex } from '../platform/concurrency/database-mutex.js';
import { UserAccounts } from './user-accounts.js';

/**
 * Users are added and changed one after another, each with what its sender may do when it is their turn: two administrators
 * who take each other's permissions at the same moment stand in two streams, where neither would see the other.
 */
@Injectable()
export class ChangesInTurn {
  constructor(
    private readonly mutex: DatabaseMutex,
    private readonly accounts: UserAccounts,
    private readonly store: EventStore,
  ) {}

  /** @throws MissingPermission when somebody before them has just taken it, StoreUnavailable at once while the store is away */
  async run(issued: CommandMetadata, needed: PermissionName, work: (allowed: CommandMetadata) => Promise<CommandResult>): Promise<CommandResult> {
    this.store.requireAppends();
    return this.mutex.run('users', async () => work(await this.stillBy(issued, needed)));
  }

  private async stillBy(issued: CommandMetadata, needed: PermissionName): Promise<CommandMetadata> {
    const by = await this.accounts.find(authorOf(issued.actor));
    if (!by?.active || !by.permissions.has(needed)) throw new MissingPermission([needed]);
    return { ...issued, permissions: by.permissions };
  }
}
