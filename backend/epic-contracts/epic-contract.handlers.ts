import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { closingInLog } from '../../events/accounting/month-in-log.js';
import { Books } from '../platform/books/books.js';
import type { CommandResult } from '../platform/commands/command.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyEpicContractCommand } from './epic-contract.commands.js';
import { epicContract } from './epic-contract.js';

/** On Nest's bus: a command for one membership contract. */
export class EpicContractCommand<C extends AnyEpicContractCommand = AnyEpicContractCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = epicContract;
}

@CommandHandler(EpicContractCommand)
export class EpicContractCommandHandler implements ICommandHandler<EpicContractCommand> {
  constructor(private readonly books: Books) {}

  execute(command: EpicContractCommand): Promise<CommandResult> {
    return this.books.execute(command, closingInLog);
  }
}
