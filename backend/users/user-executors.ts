import { Injectable } from '@nestjs/common';
import { Credentials, tidyEmail } from '../platform/auth/sessions/credentials.js';
import { Sessions } from '../platform/auth/sessions/sessions.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { decide } from '../platform/commands/decide.js';
import type { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { AccessEnd } from './sign-in/access-end.js';
import { ChangesInTurn } from './changes-in-turn.js';
import { PasswordLinks } from './passwords/password-links.js';
import { UserAccounts } from './user-accounts.js';
import { CreateUser, EndAccess, UpdateUser } from './user.commands.js';

/** Executes `CreateUser`. */
@Injectable()
export class CreateUserExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute(dispatched: DispatchedCommand<CreateUser, number>): Promise<CommandResult> {
    return this.inTurn.run(dispatched.issued, 'Users_New', (allowed) => this.add(dispatched, allowed));
  }

  /** The address is taken first, and given back when there is no such user after all. */
  private async add(dispatched: DispatchedCommand<CreateUser, number>, issued: CommandMetadata): Promise<CommandResult> {
    const userId = dispatched.id;
    await this.credentials.reserve(userId, dispatched.command.email);
    try {
      return await this.executor.execute(dispatched, issued);
    } finally {
      const now = await this.accounts.user(userId);
      await (now ? this.credentials.reserve(now.userId, now.email) : this.credentials.release(userId));
    }
  }
}

/** Executes `UpdateUser`. */
@Injectable()
export class UpdateUserExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly accessEnd: AccessEnd,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute(dispatched: DispatchedCommand<UpdateUser, number>): Promise<CommandResult> {
    return this.inTurn.run(dispatched.issued, 'Users_Edit', (allowed) => this.change(dispatched, allowed));
  }

  private async change(dispatched: DispatchedCommand<UpdateUser, number>, issued: CommandMetadata): Promise<CommandResult> {
    const takesAddress = await this.takeAddress(dispatched, issued);
    try {
      return await this.executor.execute(dispatched, issued);
    } finally {
      await this.follow(dispatched.id, takesAddress);
    }
  }

  /**
   * What the rules refuse must not take anybody's address even for the moment until it is refused, and one that stays
   * may be shared with somebody else: the old system allowed that.
   */
  private async takeAddress(dispatched: DispatchedCommand<UpdateUser, number>, issued: CommandMetadata): Promise<boolean> {
    const userId = dispatched.id;
    const { email } = dispatched.command;
    const before = await this.accounts.user(userId);
    if (!email || !before || tidyEmail(email) === tidyEmail(before.email)) return false;
    decide(dispatched, before, issued);
    await this.credentials.reserve(userId, email);
    return true;
  }

  /** Signing in goes by the record as it is now: a command that was refused, or came again, must not change it. */
  private async follow(userId: number, tookAddress: boolean): Promise<void> {
    const now = await this.accounts.user(userId);
    if (now && tookAddress) await this.credentials.reserve(userId, now.email);
    if (now?.status === 'Inactive') return this.accessEnd.of(now);
    if (now) await this.links.cancelElsewhere(now);
    await this.sessions.changed(userId);
  }
}

/** Executes `EndAccess`. */
@Injectable()
export class EndAccessExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly accounts: UserAccounts,
    private readonly accessEnd: AccessEnd,
  ) {}

  async execute(dispatched: DispatchedCommand<EndAccess, number>): Promise<CommandResult> {
    const deactivated = await this.accounts.user(dispatched.id);
    if (deactivated) await this.accessEnd.of(deactivated, dispatched.command.begunBefore);
    return this.executor.execute(dispatched, dispatched.issued);
  }
}
