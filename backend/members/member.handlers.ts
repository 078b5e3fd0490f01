import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyMemberCommand } from './member.commands.js';
import { member } from './member.js';

/** On Nest's bus: a command for one member. */
export class MemberCommand<C extends AnyMemberCommand = AnyMemberCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = member;
}

@CommandHandler(MemberCommand)
export class MemberCommandHandler implements ICommandHandler<MemberCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: MemberCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
