import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PermissionName } from '../../events/permission.values.js';
import { Credentials } from '../platform/auth/credentials.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { Sessions } from '../platform/auth/sessions.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { OneAtATime } from './one-at-a-time.js';
import { UserAccounts } from './user-accounts.js';
import { CreateUser, UpdateUser } from './user.commands.js';
import { user } from './user.js';

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser, CommandResult> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
  ) {}

  /** The address is taken first, and given back when there is no such user after all. */
  async execute(command: CreateUser): Promise<CommandResult> {
    await this.credentials.reserve(command.userId, command.email);
    try {
      return await this.executor.execute(user, command.userId, command);
    } finally {
      const now = await this.accounts.user(command.userId);
      await (now ? this.credentials.reserve(now.userId, now.email) : this.credentials.release(command.userId));
    }
  }
}

@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser, CommandResult> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly oneAtATime: OneAtATime,
  ) {}

  execute(command: UpdateUser): Promise<CommandResult> {
    return this.oneAtATime.run(async () => {
      const issued = await this.stillBy(command.issued);
      return this.change(Object.assign(command, { issued }));
    });
  }

  private async change(command: UpdateUser): Promise<CommandResult> {
    if (command.email) await this.credentials.reserve(command.userId, command.email);
    try {
      return await this.executor.execute(user, command.userId, command);
    } finally {
      await this.follow(command);
    }
  }

  /** Signing in goes by the record as it is now: a command that was refused, or came again, must not change it. */
  private async follow({ userId, email }: UpdateUser): Promise<void> {
    const now = await this.accounts.user(userId);
    if (now && email) await this.credentials.reserve(userId, now.email);
    if (now?.status === 'Inactive') await this.sessions.endAllOf(userId);
    else await this.sessions.changed(userId);
  }

  /** What the sender may do counts when it is their turn: somebody before them may just have taken it. */
  private async stillBy(issued: Issued, needed: PermissionName = 'Users_Edit'): Promise<Issued> {
    const by = await this.accounts.find(Number(issued.actor.id));
    if (!by?.active || !by.permissions.has(needed)) throw new MissingPermission([needed]);
    return { ...issued, permissions: by.permissions };
  }
}
