import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessLog } from '../platform/auth/access-log.js';
import { Credentials, tidyEmail } from '../platform/auth/credentials.js';
import { Sessions } from '../platform/auth/sessions.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { ChangesInTurn } from './changes-in-turn.js';
import { PasswordLinks } from './password-links.js';
import { UserAccounts } from './user-accounts.js';
import { CreateUser, UpdateUser } from './user.commands.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser, CommandResult> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute(command: CreateUser): Promise<CommandResult> {
    return this.inTurn.run(command, 'Users_New', (allowed) => this.add(allowed));
  }

  /** The address is taken first, and given back when there is no such user after all. */
  private async add(command: CreateUser): Promise<CommandResult> {
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
    private readonly links: PasswordLinks,
    private readonly accessLog: AccessLog,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute(command: UpdateUser): Promise<CommandResult> {
    return this.inTurn.run(command, 'Users_Edit', (allowed) => this.change(allowed));
  }

  private async change(command: UpdateUser): Promise<CommandResult> {
    const takesAddress = await this.takeAddress(command);
    try {
      return await this.executor.execute(user, command.userId, command);
    } finally {
      await this.follow(command.userId, takesAddress);
    }
  }

  /**
   * What the rules refuse must not take anybody's address even for the moment until it is refused, and one that stays
   * may be shared with somebody else: the old system allowed that.
   */
  private async takeAddress(command: UpdateUser): Promise<boolean> {
    const before = await this.accounts.user(command.userId);
    if (!command.email || !before || tidyEmail(command.email) === tidyEmail(before.email)) return false;
    user.decide(command, before);
    await this.credentials.reserve(command.userId, command.email);
    return true;
  }

  /** Signing in goes by the record as it is now: a command that was refused, or came again, must not change it. */
  private async follow(userId: number, tookAddress: boolean): Promise<void> {
    const now = await this.accounts.user(userId);
    if (now && tookAddress) await this.credentials.reserve(userId, now.email);
    if (now?.status === 'Inactive') return this.shutOut(now);
    if (now) await this.links.cancelElsewhere(now);
    await this.sessions.changed(userId);
  }

  private async shutOut(deactivated: User): Promise<void> {
    const { userId } = deactivated;
    await this.links.cancel(userId);
    const ended = await this.sessions.endAllOf(userId);
    const lines = ended.map(({ address, browser }) =>
      this.accessLog.write({ kind: 'session-ended', userId, name: fullName(deactivated), address, browser, detail: 'deactivated' }),
    );
    await Promise.all(lines);
  }
}
