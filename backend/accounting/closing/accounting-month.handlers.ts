import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyAccountingMonthCommand } from './accounting-month.commands.js';
import { accountingMonth } from './accounting-month.js';

/** On Nest's bus: a command for one month. */
export class AccountingMonthCommand<C extends AnyAccountingMonthCommand = AnyAccountingMonthCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = accountingMonth;
}

@CommandHandler(AccountingMonthCommand)
export class AccountingMonthCommandHandler implements ICommandHandler<AccountingMonthCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: AccountingMonthCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
