import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isCommandOf, type CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyLeadCommand } from './lead.commands.js';
import { lead } from './lead.js';
import { pairCommands, type PairCommand } from './merge/lead-merge.commands.js';
import { LeadPairExecutor } from './merge/lead-pair-executor.js';

/** On Nest's bus: a command for one lead. */
export class LeadCommand<C extends AnyLeadCommand = AnyLeadCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = lead;
}

@CommandHandler(LeadCommand)
export class LeadCommandHandler implements ICommandHandler<LeadCommand> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly pairs: LeadPairExecutor,
  ) {}

  execute(command: LeadCommand): Promise<CommandResult> {
    return isOfPair(command) ? this.pairs.execute(command) : this.executor.execute(command, command.issued);
  }
}

function isOfPair(dispatched: DispatchedCommand): dispatched is LeadCommand<PairCommand> {
  return isCommandOf(pairCommands, dispatched.command);
}
