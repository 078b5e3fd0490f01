import { Injectable, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AnyCommand, CommandResult, CommandMetadata } from './command.js';
import { LateCommands } from './saves/late-commands.js';
import type { DispatchedCommand } from './send.js';
import { busCommandFor } from './sent.js';

/** Has commands carried out by their handlers: `commands.execute(send(tour, tourId, body), issued)`. */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly late: LateCommands,
  ) {}

  /** @throws what the handler throws: Refusal, StaleRevision, CommandIdReused ... */
  execute(sending: DispatchedCommand, issued: CommandMetadata): Promise<CommandResult> {
    const kind = busCommandFor(sending.command.constructor as Type<AnyCommand>);
    return this.late.watch(sending, issued, this.bus.execute(new kind(sending, issued)));
  }
}
