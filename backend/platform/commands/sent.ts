import type { Type } from '@nestjs/common';
import { Command as NestCommand } from '@nestjs/cqrs';
import type { AnyCommand, CommandResult, Issued } from './command.js';
import type { Sending } from './send.js';

/** A command on its way to its handler, as Nest's bus carries it. */
export class Sent<C extends AnyCommand = AnyCommand> extends NestCommand<CommandResult> {
  constructor(
    readonly sending: Sending<C>,
    readonly issued: Issued,
  ) {
    super();
  }
}

const kinds = new WeakMap<Type<AnyCommand>, Type<Sent>>();

/** The bus finds a handler by the class of what it carries: this is the one for a class of commands. */
export function sentAs<C extends AnyCommand>(command: Type<C>): Type<Sent<C>> {
  const known = kinds.get(command) ?? named(command.name);
  kinds.set(command, known);
  return known as Type<Sent<C>>;
}

/** Without a handler the bus says for what by the name of the class. */
function named(name: string): Type<Sent> {
  return Object.defineProperty(class extends Sent {}, 'name', { value: name });
}
