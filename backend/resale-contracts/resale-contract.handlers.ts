import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import { ClosedMonthsNow } from './accounting/closed-months-reader.js';
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
    private readonly closed: ClosedMonthsNow,
  ) {}

  async execute(command: ResaleContractCommand): Promise<CommandResult> {
    const closedMonths = await this.closed.read();
    const given = { ...(command.given as object | undefined), closedMonths } as unknown as ResaleContractCommand['given'];
    return this.executor.execute({ aggregate: command.aggregate, id: command.id, command: command.command, given }, command.issued);
  }
}
