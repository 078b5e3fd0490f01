import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Credentials } from '../platform/auth/credentials.js';
import { Sessions } from '../platform/auth/sessions.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { UpdateUser } from './user.commands.js';
import { user } from './user.js';

@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser, CommandResult> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  async execute(command: UpdateUser): Promise<CommandResult> {
    const result = await this.executor.execute(user, command.userId, command);
    if (command.email !== undefined) await this.credentials.moveTo(command.userId, command.email);
    if (command.status === 'Inactive') await this.sessions.endAllOf(command.userId);
    else await this.sessions.changed(command.userId);
    return result;
  }
}
