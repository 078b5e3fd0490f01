import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { DispatchedCommand } from '../platform/commands/dispatched-command.js';
import type { AnyPointsAccountCommand } from './points-account.commands.js';
import { pointsAccount } from './points-account.js';
import type { PointsAccountId } from './points-account-id.js';

/** On Nest's bus: a command for one account. */
export class PointsAccountCommand<C extends AnyPointsAccountCommand = AnyPointsAccountCommand> extends DispatchedCommand<C, PointsAccountId> {
  readonly aggregate = pointsAccount;
}

@CommandHandler(PointsAccountCommand)
export class PointsAccountCommandHandler implements ICommandHandler<PointsAccountCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: PointsAccountCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
