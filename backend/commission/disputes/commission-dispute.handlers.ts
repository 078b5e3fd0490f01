import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyDisputeCommand } from './commission-dispute.commands.js';
import { commissionDispute } from './commission-dispute.js';

/** On Nest's bus: a command for one dispute. */
export class DisputeCommand<C extends AnyDisputeCommand = AnyDisputeCommand> extends DispatchedCommand<C, string> {
  readonly aggregate = commissionDispute;
}

@CommandHandler(DisputeCommand)
export class DisputeCommandHandler implements ICommandHandler<DisputeCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: DisputeCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
