import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { ChooseOpeningView } from './list-view.commands.js';
import { openingViews } from './opening-view.js';

/** On Nest's bus: a command for one person. */
export class OpeningViewsCommand extends DispatchedCommand<ChooseOpeningView, string> {
  readonly aggregate = openingViews;
}

@CommandHandler(OpeningViewsCommand)
export class OpeningViewsCommandHandler implements ICommandHandler<OpeningViewsCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: OpeningViewsCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
