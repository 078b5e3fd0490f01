import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandResult } from '../platform/commands/command.js';
import { busCommandFor, type BusCommand } from '../platform/commands/sent.js';
import { GiftStock } from './gift-stock.js';
import { CountGiftStock } from './gift-type.commands.js';

/** Looks at the books when its turn has come: whoever counts waits for the turn as part of the save, and is told when that takes long. */
@CommandHandler(busCommandFor(CountGiftStock))
export class CountGiftStockHandler implements ICommandHandler<BusCommand<CountGiftStock>> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly stock: GiftStock,
  ) {}

  execute({ sending, issued }: BusCommand<CountGiftStock>): Promise<CommandResult> {
    if (sending.given) return this.executor.execute(sending, issued);
    return this.stock.counting(Number(sending.id), (onHand) => this.executor.execute({ ...sending, given: { onHand } }, issued));
  }
}
