import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyListViewCommand } from './list-view.commands.js';
import { listView } from './list-view.js';

/** On Nest's bus: a command for one view. */
export class ListViewCommand<C extends AnyListViewCommand = AnyListViewCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = listView;
}

@CommandHandler(ListViewCommand)
export class ListViewCommandHandler implements ICommandHandler<ListViewCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ListViewCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
