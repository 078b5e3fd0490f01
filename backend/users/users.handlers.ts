import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Credentials, tidyEmail } from '../platform/auth/sessions/credentials.js';
import { Sessions } from '../platform/auth/sessions/sessions.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { decide } from '../platform/commands/decide.js';
import type { DispatchedCommand } from '../platform/commands/send.js';
import { busCommandFor, type BusCommand } from '../platform/commands/sent.js';
import { AccessEnd } from './sign-in/access-end.js';
import { ChangesInTurn } from './changes-in-turn.js';
import { PasswordLinks } from './passwords/password-links.js';
import { UserAccounts } from './user-accounts.js';
import { CreateUser, EndAccess, UpdateUser } from './user.commands.js';

@CommandHandler(busCommandFor(CreateUser))
export class CreateUserHandler implements ICommandHandler<BusCommand<CreateUser>> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute({ sending, issued }: BusCommand<CreateUser>): Promise<CommandResult> {
    return this.inTurn.run(issued, 'Users_New', (allowed) => this.add(sending, allowed));
  }

  /** The address is taken first, and given back when there is no such user after all. */
  private async add(sending: DispatchedCommand<CreateUser>, issued: CommandMetadata): Promise<CommandResult> {
    const userId = Number(sending.id);
    await this.credentials.reserve(userId, sending.command.email);
    try {
      return await this.executor.execute(sending, issued);
    } finally {
      const now = await this.accounts.user(userId);
      await (now ? this.credentials.reserve(now.userId, now.email) : this.credentials.release(userId));
    }
  }
}

@CommandHandler(busCommandFor(UpdateUser))
export class UpdateUserHandler implements ICommandHandler<BusCommand<UpdateUser>> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly accessEnd: AccessEnd,
    private readonly accounts: UserAccounts,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute({ sending, issued }: BusCommand<UpdateUser>): Promise<CommandResult> {
    return this.inTurn.run(issued, 'Users_Edit', (allowed) => this.change(sending, allowed));
  }

  private async change(sending: DispatchedCommand<UpdateUser>, issued: CommandMetadata): Promise<CommandResult> {
    const takesAddress = await this.takeAddress(sending, issued);
    try {
      return await this.executor.execute(sending, issued);
    } finally {
      await this.follow(Number(sending.id), takesAddress);
    }
  }

  /**
   * What the rules refuse must not take anybody's address even for the moment until it is refused, and one that stays
   * may be shared with somebody else: the old system allowed that.
   */
  private async takeAddress(sending: DispatchedCommand<UpdateUser>, issued: CommandMetadata): Promise<boolean> {
    const userId = Number(sending.id);
    const { email } = sending.command;
    const before = await this.accounts.user(userId);
    if (!email || !before || tidyEmail(email) === tidyEmail(before.email)) return false;
    decide(sending, before, issued);
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

@CommandHandler(busCommandFor(EndAccess))
export class EndAccessHandler implements ICommandHandler<BusCommand<EndAccess>> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly accounts: UserAccounts,
    private readonly accessEnd: AccessEnd,
  ) {}

  async execute({ sending, issued }: BusCommand<EndAccess>): Promise<CommandResult> {
    const deactivated = await this.accounts.user(Number(sending.id));
    if (deactivated) await this.accessEnd.of(deactivated, sending.command.begunBefore);
    return this.executor.execute(sending, issued);
  }
}
