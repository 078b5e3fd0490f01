import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyCommissionRunCommand } from './commission-run.commands.js';
import { commissionRun, type PayRunId } from './commission-run.js';

/** On Nest's bus: a command for one pay run. */
export class CommissionRunCommand<C extends AnyCommissionRunCommand = AnyCommissionRunCommand> extends DispatchedCommand<C, PayRunId> {
  readonly aggregate = commissionRun;
}

@CommandHandler(CommissionRunCommand)
export class CommissionRunCommandHandler implements ICommandHandler<CommissionRunCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: CommissionRunCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
