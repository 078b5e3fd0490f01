import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { closingInLog } from '../../events/accounting/month-in-log.js';
import { Books } from '../platform/books/books.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyEpicContractCommand } from './epic-contract.commands.js';
import { epicContract } from './epic-contract.js';

/** On Nest's bus: a command for one membership contract. */
export class EpicContractCommand<C extends AnyEpicContractCommand = AnyEpicContractCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = epicContract;
}

@CommandHandler(EpicContractCommand)
export class EpicContractCommandHandler implements ICommandHandler<EpicContractCommand> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly books: Books,
  ) {}

  execute({ aggregate, id, command, given, issued }: EpicContractCommand): Promise<CommandResult> {
    return this.books.changing(closingInLog, (closedMonths) => {
      const known = { ...(given as object | undefined), closedMonths } as unknown as EpicContractCommand['given'];
      return this.executor.execute({ aggregate, id, command, given: known }, issued);
    });
  }
}
