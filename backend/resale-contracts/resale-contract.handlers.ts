import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyResaleContractCommand } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';

/** On Nest's bus: a command for one contract. */
export class ResaleContractCommand<C extends AnyResaleContractCommand = AnyResaleContractCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = resaleContract;
}

@CommandHandler(ResaleContractCommand)
export class ResaleContractCommandHandler implements ICommandHandler<ResaleContractCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ResaleContractCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
