import type { Type } from '@nestjs/common';
import { Command as NestCommand } from '@nestjs/cqrs';
import type { AnyCommand, CommandResult, CommandMetadata } from './command.js';
import type { DispatchedCommand } from './send.js';

/** A command on its way to its handler, as Nest's bus carries it. */
export class BusCommand<C extends AnyCommand = AnyCommand> extends NestCommand<CommandResult> {
  constructor(
    readonly sending: DispatchedCommand<C>,
    readonly issued: CommandMetadata,
  ) {
    super();
  }
}

const kinds = new WeakMap<Type<AnyCommand>, Type<BusCommand>>();

/** The bus finds a handler by the class of what it carries: this is the one for a class of commands. */
export function busCommandFor<C extends AnyCommand>(command: Type<C>): Type<BusCommand<C>> {
  const known = kinds.get(command) ?? named(command.name);
  kinds.set(command, known);
  return known as Type<BusCommand<C>>;
}

/** Without a handler the bus says for what by the name of the class. */
function named(name: string): Type<BusCommand> {
  return Object.defineProperty(class extends BusCommand {}, 'name', { value: name });
}
