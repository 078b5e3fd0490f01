import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyTourCommand } from './tour.commands.js';
import { tour } from './tour.js';

/** On Nest's bus: a command for one tour. */
export class TourCommand<C extends AnyTourCommand = AnyTourCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = tour;
}

@CommandHandler(TourCommand)
export class TourCommandHandler implements ICommandHandler<TourCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: TourCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
