import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { COMPANY } from '../company-facts.js';
import type { AnyCommissionRatesCommand } from './commission-rates.commands.js';
import { commissionRates } from './commission-rates.js';

/** On Nest's bus: a command for the company's commission rates. */
export class CommissionRatesCommand<C extends AnyCommissionRatesCommand = AnyCommissionRatesCommand> extends DispatchedCommand<C, typeof COMPANY> {
  readonly aggregate = commissionRates;
}

@CommandHandler(CommissionRatesCommand)
export class CommissionRatesCommandHandler implements ICommandHandler<CommissionRatesCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: CommissionRatesCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
