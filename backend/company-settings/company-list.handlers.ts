import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CompanyListName } from '../../events/company/company-list.enums.js';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyCompanyListCommand } from './company-list.commands.js';
import { companyList } from './company-list.js';

/** On Nest's bus: a command for one list of the company. */
export class CompanyListCommand<C extends AnyCompanyListCommand = AnyCompanyListCommand> extends DispatchedCommand<C, CompanyListName> {
  readonly aggregate = companyList;
}

@CommandHandler(CompanyListCommand)
export class CompanyListCommandHandler implements ICommandHandler<CompanyListCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: CompanyListCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
