import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyEnvelopeCommand } from './envelope.commands.js';
import { envelope } from './envelope.js';

/** On Nest's bus: a command for one envelope. */
export class EnvelopeCommand<C extends AnyEnvelopeCommand = AnyEnvelopeCommand> extends DispatchedCommand<C, string> {
  readonly aggregate = envelope;
}

@CommandHandler(EnvelopeCommand)
export class EnvelopeCommandHandler implements ICommandHandler<EnvelopeCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: EnvelopeCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
