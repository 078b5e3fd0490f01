import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandResult } from '../platform/commands/command.js';
import { pointsAccount } from './points-account.js';
import { BuyPoints, PostPointsPayment, ReleasePoints, type PointsAccountCommand } from './points-account.commands.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow, type LedgerRowCommand } from './points-ledger-row.commands.js';

@CommandHandler(BuyPoints)
export class BuyPointsHandler implements ICommandHandler<BuyPoints> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: BuyPoints): Promise<CommandResult> {
    return this.executor.execute(pointsAccount, accountOf(command), command);
  }
}

@CommandHandler(PostPointsPayment)
export class PostPointsPaymentHandler implements ICommandHandler<PostPointsPayment> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: PostPointsPayment): Promise<CommandResult> {
    return this.executor.execute(pointsAccount, accountOf(command), command);
  }
}

@CommandHandler(ReleasePoints)
export class ReleasePointsHandler implements ICommandHandler<ReleasePoints> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ReleasePoints): Promise<CommandResult> {
    return this.executor.execute(pointsAccount, accountOf(command), command);
  }
}

@CommandHandler(RecordLedgerRow)
export class RecordLedgerRowHandler implements ICommandHandler<RecordLedgerRow> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: LedgerRowCommand): Promise<CommandResult> {
    return this.executor.execute(pointsLedgerRow, command.pointLedgerId, command);
  }
}

@CommandHandler(ReverseLedgerRow)
export class ReverseLedgerRowHandler implements ICommandHandler<ReverseLedgerRow> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: LedgerRowCommand): Promise<CommandResult> {
    return this.executor.execute(pointsLedgerRow, command.pointLedgerId, command);
  }
}

/** One account a member and use year. */
function accountOf(command: PointsAccountCommand): string {
  return `${command.memberId}-${command.useYear}`;
}
