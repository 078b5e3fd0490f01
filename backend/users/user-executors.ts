import { Injectable } from '@nestjs/common';
import { tidyEmail } from '../platform/auth/sessions/credentials.js';
import { Sessions } from '../platform/auth/sessions/sessions.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { AccessEnd } from './sign-in/access-end.js';
import { ChangesInTurn } from './changes-in-turn.js';
import { PasswordLinks } from './passwords/password-links.js';
import { UserAccounts } from './user-accounts.js';
import { UserAddresses } from './user-addresses.js';
import { CreateUser, EndAccess, UpdateUser } from './user.commands.js';
import type { User } from './user.state.js';

/** Executes `CreateUser`. */
@Injectable()
export class CreateUserExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly addresses: UserAddresses,
    private readonly inTurn: ChangesInTurn,
  ) {}

  execute(dispatched: DispatchedCommand<CreateUser, number>): Promise<CommandResult> {
    return this.inTurn.run(dispatched.issued, 'Users_New', (allowed) => this.create(dispatched, allowed));
  }

  private async create(dispatched: DispatchedCommand<CreateUser, number>, issued: CommandMetadata): Promise<CommandResult> {
    try {
      return await this.addresses.during(dispatched.command.email, dispatched.id, () => this.executor.execute(dispatched, issued));
    } finally {
      await this.addresses.signsInAsRecorded(dispatched.id);
    }
  }
}

/** Executes `UpdateUser`. */
@Injectable()
export class UpdateUserExecutor {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly addresses: UserAddresses,
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
    try {
      const execute = () => this.executor.execute(dispatched, issued);
      return await (this.takesAddress(dispatched.command, await this.accounts.user(dispatched.id)) ? this.addresses.during(dispatched.command.email!, dispatched.id, execute) : execute());
    } finally {
      await this.follow(dispatched.id);
    }
  }

  /** One that stays may be shared with somebody else: the old system allowed that. */
  private takesAddress({ email }: UpdateUser, before: User | undefined): boolean {
    return Boolean(email && before && tidyEmail(email) !== tidyEmail(before.email));
  }

  /** Signing in goes by the record as it is now: a command that was refused, or came again, must not change it. */
  private async follow(userId: number): Promise<void> {
    await this.addresses.signsInAsRecorded(userId);
    const now = await this.accounts.user(userId);
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
