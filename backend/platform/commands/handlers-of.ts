import { Inject, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DomainEvent } from '../../../events/event.js';
import type { Aggregate } from './aggregate.js';
import { CommandExecutor } from './command-executor.js';
import type { Command, CommandResult } from './command.js';

type Handler = Type<ICommandHandler<Command, CommandResult>>;

/**
 * The Nest CQRS handlers of an aggregate's commands, one each, for commands that need nothing but the decision:
 * load, fold, decide, append. A command with an effect of its own beside its events has a handler class of its own.
 * @param idOf which one of its kind a command is for
 * @param formerIdsOf for which it may have been when it first came, where that depends on the day
 */
export function handlersOf<State, C extends Command, E extends DomainEvent>(
  aggregate: Aggregate<State, C, E>,
  commands: readonly Type<C>[],
  idOf: (command: C) => string | number,
  formerIdsOf?: (command: C) => readonly (string | number)[],
): Handler[] {
  return commands.map((command) => handlerOf(aggregate, command, idOf, formerIdsOf));
}

function handlerOf<State, C extends Command, E extends DomainEvent>(
  aggregate: Aggregate<State, C, E>,
  command: Type<C>,
  idOf: (command: C) => string | number,
  formerIdsOf?: (command: C) => readonly (string | number)[],
): Handler {
  @CommandHandler(command)
  class AggregateHandler {
    constructor(@Inject(CommandExecutor) private readonly executor: CommandExecutor) {}

    execute(issued: C): Promise<CommandResult> {
      return this.executor.execute(aggregate, idOf(issued), issued, formerIdsOf?.(issued));
    }
  }
  return AggregateHandler as Handler;
}
