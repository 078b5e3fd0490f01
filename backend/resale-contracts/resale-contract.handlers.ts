import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { closingInLog } from '../../events/accounting/month-in-log.js';
import type { CommandResult } from '../platform/commands/command.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { Books } from '../platform/books/books.js';
import type { AnyResaleContractCommand } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';

/** On Nest's bus: a command for one contract. */
export class ResaleContractCommand<C extends AnyResaleContractCommand = AnyResaleContractCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = resaleContract;
}

@CommandHandler(ResaleContractCommand)
export class ResaleContractCommandHandler implements ICommandHandler<ResaleContractCommand> {
  constructor(private readonly books: Books) {}

  execute(command: ResaleContractCommand): Promise<CommandResult> {
    return this.books.execute(command, closingInLog);
  }
}
