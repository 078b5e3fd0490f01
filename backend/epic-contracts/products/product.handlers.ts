import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyProductCommand } from './product.commands.js';
import { product } from './product.js';

/** On Nest's bus: a command for one membership product. */
export class ProductCommand<C extends AnyProductCommand = AnyProductCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = product;
}

@CommandHandler(ProductCommand)
export class ProductCommandHandler implements ICommandHandler<ProductCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ProductCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
