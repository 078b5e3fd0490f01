import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { COMPANY } from '../company-facts.js';
import type { AnyMembershipFeesCommand } from './membership-fees.commands.js';
import { membershipFees } from './membership-fees.js';

/** On Nest's bus: a command for the company's membership fees. */
export class MembershipFeesCommand<C extends AnyMembershipFeesCommand = AnyMembershipFeesCommand> extends DispatchedCommand<C, typeof COMPANY> {
  readonly aggregate = membershipFees;
}

@CommandHandler(MembershipFeesCommand)
export class MembershipFeesCommandHandler implements ICommandHandler<MembershipFeesCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: MembershipFeesCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
