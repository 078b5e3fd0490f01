import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { closingInLog } from '../../events/accounting/month-in-log.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
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
  constructor(
    private readonly executor: CommandExecutor,
    private readonly books: Books,
  ) {}

  execute({ aggregate, id, command, given, issued }: ResaleContractCommand): Promise<CommandResult> {
    return this.books.changing(closingInLog, (closedMonths) => {
      const known = { ...(given as object | undefined), closedMonths } as unknown as ResaleContractCommand['given'];
      return this.executor.execute({ aggregate, id, command, given: known }, issued);
    });
  }
}
