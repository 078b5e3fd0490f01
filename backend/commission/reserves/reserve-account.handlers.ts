import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyReserveCommand } from './reserve-account.commands.js';
import { reserveAccount } from './reserve-account.js';

/** On Nest's bus: a command for one reserve. */
export class ReserveCommand<C extends AnyReserveCommand = AnyReserveCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = reserveAccount;
}

@CommandHandler(ReserveCommand)
export class ReserveCommandHandler implements ICommandHandler<ReserveCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ReserveCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
