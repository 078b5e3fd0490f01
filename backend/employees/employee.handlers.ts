import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyEmployeeCommand } from './employee.commands.js';
import { employee } from './employee.js';

/** On Nest's bus: a command for one employee. */
export class EmployeeCommand<C extends AnyEmployeeCommand = AnyEmployeeCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = employee;
}

@CommandHandler(EmployeeCommand)
export class EmployeeCommandHandler implements ICommandHandler<EmployeeCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: EmployeeCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
