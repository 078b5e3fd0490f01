import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandResult, CommandMetadata } from './command.js';
import type { DispatchedCommand } from './dispatched-command.js';
import { LateCommands } from './saves/late-commands.js';

/** Nest's command bus, whose senders are told when a command takes long. */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly late: LateCommands,
  ) {}

  /** @throws what the handler throws: Refusal, StaleRevision, CommandIdReused ... */
  execute(command: DispatchedCommand, issued: CommandMetadata): Promise<CommandResult> {
    return this.late.watch(command, issued, this.bus.execute(command.issuedAs(issued)));
  }
}
