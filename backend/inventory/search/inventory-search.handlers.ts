import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { inventorySearch, type KeepInventorySearch } from './inventory-search.js';

/** On Nest's bus: a command for one search. */
export class InventorySearchCommand extends DispatchedCommand<KeepInventorySearch, number> {
  readonly aggregate = inventorySearch;
}

@CommandHandler(InventorySearchCommand)
export class InventorySearchCommandHandler implements ICommandHandler<InventorySearchCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: InventorySearchCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
