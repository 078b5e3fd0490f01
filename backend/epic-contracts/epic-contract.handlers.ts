import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyEpicContractCommand } from './epic-contract.commands.js';
import { epicContract } from './epic-contract.js';

/** On Nest's bus: a command for one membership contract. */
export class EpicContractCommand<C extends AnyEpicContractCommand = AnyEpicContractCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = epicContract;
}

@CommandHandler(EpicContractCommand)
export class EpicContractCommandHandler implements ICommandHandler<EpicContractCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: EpicContractCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
