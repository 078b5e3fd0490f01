import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Credentials } from '../platform/auth/credentials.js';
import { Sessions } from '../platform/auth/sessions.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { Refusal } from '../platform/commands/refusal.js';
import { UserAccounts } from './user-accounts.js';
import { UpdateUser } from './user.commands.js';
import { user } from './user.js';

@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser, CommandResult> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
  ) {}

  async execute(command: UpdateUser): Promise<CommandResult> {
    await this.refuseTakenAddress(command);
    const result = await this.executor.execute(user, command.userId, command);
    await this.follow(command.userId);
    return result;
  }

  private async refuseTakenAddress({ userId, email }: UpdateUser): Promise<void> {
    const holder = email === undefined ? undefined : await this.credentials.holder(email);
    if (holder === undefined || holder === userId) return;
    throw new Refusal('Somebody else signs in with this address', { field: 'email', status: 409 });
  }

  /** Signing in goes by the record as it is now: a command that came again must not bring back what was changed since. */
  private async follow(userId: number): Promise<void> {
    const now = await this.accounts.user(userId);
    if (now) await this.credentials.moveTo(userId, now.email);
    if (now?.status === 'Inactive') await this.sessions.endAllOf(userId);
    else await this.sessions.changed(userId);
  }
}
