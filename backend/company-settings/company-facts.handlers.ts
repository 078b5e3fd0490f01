import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyCompanyFactsCommand } from './company-facts.commands.js';
import { COMPANY, companyFacts } from './company-facts.js';

/** On Nest's bus: a command for the company's facts. */
export class CompanyFactsCommand<C extends AnyCompanyFactsCommand = AnyCompanyFactsCommand> extends DispatchedCommand<C, typeof COMPANY> {
  readonly aggregate = companyFacts;
}

@CommandHandler(CompanyFactsCommand)
export class CompanyFactsCommandHandler implements ICommandHandler<CompanyFactsCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: CompanyFactsCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
