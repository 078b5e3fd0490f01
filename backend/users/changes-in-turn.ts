import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../events/permission.values.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import type { Command, CommandResult, Issued } from '../platform/commands/command.js';
import { OneAtATime } from '../platform/commands/one-at-a-time.js';
import { UserAccounts } from './user-accounts.js';

/**
 * Users are added and changed one after another, each with what its sender may do when it is their turn: two administrators
 * who take each other's permissions at the same moment stand in two streams, where neither would see the other.
 */
@Injectable()
export class ChangesInTurn {
  constructor(
    private readonly oneAtATime: OneAtATime,
    private readonly accounts: UserAccounts,
  ) {}

  /** @throws MissingPermission when somebody before them has just taken it */
  run<C extends Command>(command: C, needed: PermissionName, work: (command: C) => Promise<CommandResult>): Promise<CommandResult> {
    return this.oneAtATime.run('users', async () => work(Object.assign(command, { issued: await this.stillBy(command.issued, needed) })));
  }

  private async stillBy(issued: Issued, needed: PermissionName): Promise<Issued> {
    const by = await this.accounts.find(Number(issued.actor.id));
    if (!by?.active || !by.permissions.has(needed)) throw new MissingPermission([needed]);
    return { ...issued, permissions: by.permissions };
  }
}
