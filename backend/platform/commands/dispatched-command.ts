import type { Type } from '@nestjs/common';
import { Command as NestCommand } from '@nestjs/cqrs';
import type { DomainEvent } from '../../../events/kernel/event.js';
import type { Aggregate, StreamId } from './aggregate.js';
import type { AnyCommand, CommandMetadata, CommandResult, EnrichmentOf } from './command.js';

/** A command with the record that it is for, and what the server adds to it. */
export interface AddressedCommand<C extends AnyCommand = AnyCommand> {
  readonly aggregate: Aggregate<unknown, AnyCommand>;
  readonly id: StreamId;
  readonly command: C;
  readonly given: EnrichmentOf<C>;
}

/** Asked for exactly when the command's class says that the server adds something. */
export type EnrichmentFor<C extends AnyCommand> = [EnrichmentOf<C>] extends [undefined] ? [] : [given: EnrichmentOf<C>];

/**
 * What Nest's command bus carries. Each aggregate has one class of its own, beside its handler:
 * `commands.execute(new TourCommand(tourId, body), issued)` is carried out by `TourCommandHandler`.
 */
export abstract class DispatchedCommand<C extends AnyCommand = AnyCommand, Id extends StreamId = StreamId>
  extends NestCommand<CommandResult>
  implements AddressedCommand<C>
{
  abstract readonly aggregate: Aggregate<unknown, AnyCommand, DomainEvent, Id> & AddressedCommand['aggregate'];
  readonly given: EnrichmentOf<C>;
  /** Of a command on the bus: `Commands` sets it. */
  declare readonly issued: CommandMetadata;

  constructor(
    readonly id: Id,
    readonly command: C,
    ...[given]: EnrichmentFor<C>
  ) {
    super();
    this.given = given as EnrichmentOf<C>;
  }

  /** Whether it carries a command of this class. */
  carries<Kind extends AnyCommand>(kind: Type<Kind>): this is DispatchedCommand<Kind, Id> {
    return this.command instanceof kind;
  }

  /** The same command, as it was issued by somebody. */
  issuedAs(issued: CommandMetadata): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, { issued });
  }
}
