import { Inject, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from './command-executor.js';
import type { AnyCommand, CommandResult } from './command.js';
import { busCommandFor, type BusCommand } from './sent.js';

/**
 * The Nest CQRS handlers of commands that need nothing but the decision, one each: load, fold, decide, append. A command
 * with an effect of its own beside its events has a handler class of its own.
 */
export function handlersOf(commands: readonly Type<AnyCommand>[]): Type<ICommandHandler<BusCommand>>[] {
  return commands.map(handlerOf);
}

function handlerOf(command: Type<AnyCommand>): Type<ICommandHandler<BusCommand>> {
  @CommandHandler(busCommandFor(command))
  class ExecutingHandler implements ICommandHandler<BusCommand> {
    constructor(@Inject(CommandExecutor) private readonly executor: CommandExecutor) {}

    execute({ sending, issued }: BusCommand): Promise<CommandResult> {
      return this.executor.execute(sending, issued);
    }
  }
  return ExecutingHandler;
}
