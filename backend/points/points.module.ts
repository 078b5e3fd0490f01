import { Module, type OnModuleInit } from '@nestjs/common';
import { pointsLedger } from '../../projections/points-ledger/points-ledger.projector.js';
import { pointsPurchases } from '../../projections/points-purchases/points-purchases.projector.js';
import type { Area } from '../platform/areas/area.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { PointsLedgerController } from './points-ledger.controller.js';
import { PointsPurchasesController } from './points-purchases.controller.js';
import { PointsReader } from './points-reader.js';
import { PointsStatements } from './points-statement-reader.js';
import { PointsStatementController } from './points-statement.controller.js';
import { PointsInvariants } from './points.invariants.js';
import { ledgerRowChanges, pointsAccountChanges } from './points.changes.js';
import { pointsLists } from './points.lists.js';
import { pointsToday } from './points.today.js';
import { releasePointsWhenHoldRunsOut } from './release-points-when-hold-runs-out.js';
import { writeLedgerRowForMembership } from './write-ledger-row-for-membership.js';
import { PointsAccountCommandHandler } from './points-account.handlers.js';
import { PointsLedgerRowCommandHandler } from './points-ledger-row.handlers.js';

@Module({
  controllers: [PointsPurchasesController, PointsStatementController, PointsLedgerController],
  providers: [PointsReader, PointsStatements, PointsInvariants, PointsAccountCommandHandler, PointsLedgerRowCommandHandler],
})
class PointsModule implements OnModuleInit {
  constructor(private readonly reactions: Reactions) {}

  onModuleInit(): void {
    this.reactions.add(releasePointsWhenHoldRunsOut);
    this.reactions.add(writeLedgerRowForMembership);
  }
}

export const points: Area = {
  module: PointsModule,
  lists: pointsLists,
  readModels: [pointsLedger, pointsPurchases],
  changes: [pointsAccountChanges, ledgerRowChanges],
  today: pointsToday,
};
