import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { CreateUserExecutor, EndAccessExecutor, UpdateUserExecutor } from './user-executors.js';
import { CreateUser, EndAccess, UpdateUser, type AnyUserCommand } from './user.commands.js';
import { user } from './user.js';

/** On Nest's bus: a command for one user. */
export class UserCommand<C extends AnyUserCommand = AnyUserCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = user;
}

@CommandHandler(UserCommand)
export class UserCommandHandler implements ICommandHandler<UserCommand> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly creates: CreateUserExecutor,
    private readonly updates: UpdateUserExecutor,
    private readonly ends: EndAccessExecutor,
  ) {}

  execute(command: UserCommand): Promise<CommandResult> {
    if (command.carries(CreateUser)) return this.creates.execute(command);
    if (command.carries(UpdateUser)) return this.updates.execute(command);
    if (command.carries(EndAccess)) return this.ends.execute(command);
    return this.executor.execute(command, command.issued);
  }
}
