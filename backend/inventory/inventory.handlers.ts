import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyInventoryCommand } from './inventory.commands.js';
import { inventory } from './inventory.js';

/** On Nest's bus: a command for one unit. */
export class InventoryCommand<C extends AnyInventoryCommand = AnyInventoryCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = inventory;
}

@CommandHandler(InventoryCommand)
export class InventoryCommandHandler implements ICommandHandler<InventoryCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: InventoryCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
