import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { GiftStock } from './gift-stock.js';
import { CountGiftStock, type AnyGiftTypeCommand } from './gift-type.commands.js';
import { giftType } from './gift-type.js';

/** On Nest's bus: a command for one gift. */
export class GiftTypeCommand<C extends AnyGiftTypeCommand = AnyGiftTypeCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = giftType;
}

@CommandHandler(GiftTypeCommand)
export class GiftTypeCommandHandler implements ICommandHandler<GiftTypeCommand> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly stock: GiftStock,
  ) {}

  execute(command: GiftTypeCommand): Promise<CommandResult> {
    if (command.carries(CountGiftStock) && !command.given) return this.count(command);
    return this.executor.execute(command, command.issued);
  }

  /** Looks at the books when its turn has come: whoever counts waits for the turn as part of the save, and is told when that takes long. */
  private count(command: GiftTypeCommand<CountGiftStock>): Promise<CommandResult> {
    return this.stock.counting(command.id, (onHand) => this.executor.execute({ ...command, given: { onHand } }, command.issued));
  }
}
