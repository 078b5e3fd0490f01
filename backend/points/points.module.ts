import { Module, type OnModuleInit } from '@nestjs/common';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { PointsLedgerController } from './points-ledger.controller.js';
import { PointsPurchasesController } from './points-purchases.controller.js';
import { PointsStatementController } from './points-statement.controller.js';
import { PointsStatements } from './points-statement-reader.js';
import { PointsInvariants } from './points.invariants.js';
import { PointsReader } from './points-reader.js';
import { pointsAccountCommands } from './points-account.commands.js';
import { ledgerRowCommands } from './points-ledger-row.commands.js';
import { pointsLists } from './points.lists.js';
import { releasePointsWhenHoldRunsOut } from './release-points-when-hold-runs-out.js';

@Module({
  controllers: [PointsPurchasesController, PointsStatementController, PointsLedgerController],
  providers: [PointsReader, PointsStatements, PointsInvariants, ...handlersOf([...pointsAccountCommands, ...ledgerRowCommands])],
})
export class PointsModule implements OnModuleInit {
  constructor(
    private readonly lists: ListRegistry,
    private readonly reactions: Reactions,
  ) {}

  onModuleInit(): void {
    for (const list of pointsLists) this.lists.register(list);
    this.reactions.add(releasePointsWhenHoldRunsOut);
  }
}
