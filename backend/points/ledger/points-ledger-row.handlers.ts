import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../platform/commands/command.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import type { AnyLedgerRowCommand } from './points-ledger-row.commands.js';
import { pointsLedgerRow } from './points-ledger-row.js';

/** On Nest's bus: a command for one row. */
export class PointsLedgerRowCommand<C extends AnyLedgerRowCommand = AnyLedgerRowCommand> extends DispatchedCommand<C, number> {
  readonly aggregate = pointsLedgerRow;
}

@CommandHandler(PointsLedgerRowCommand)
export class PointsLedgerRowCommandHandler implements ICommandHandler<PointsLedgerRowCommand> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: PointsLedgerRowCommand): Promise<CommandResult> {
    return this.executor.execute(command, command.issued);
  }
}
