import { Module } from '@nestjs/common';
import { commissionedSales } from '../../projections/commissioned-sales/commissioned-sales.projector.js';
import { commissionRuns } from '../../projections/commission-runs/commission-runs.projector.js';
import { reserveLedger } from '../../projections/reserve-ledger/reserve-ledger.projector.js';
import type { Area } from '../platform/areas/area.js';
import { commissionRunChanges, reserveChanges } from './commission.changes.js';
import { commissionLists } from './commission.lists.js';
import { ReserveCommandHandler } from './reserves/reserve-account.handlers.js';
import { Reserves } from './reserves/reserves-reader.js';
import { ReservesController } from './reserves/reserves.controller.js';
import { CommissionController } from './report/commission.controller.js';
import { CommissionReports } from './report/commission-report-reader.js';
import { CommissionRunCommandHandler } from './runs/commission-run.handlers.js';
import { RunPreparing } from './runs/run-preparing.js';
import { salesInRuns } from './runs/sales-in-runs.js';
import { CommissionStatements } from './runs/statements.js';
import { CommissionRunsController } from './runs/commission-runs.controller.js';

@Module({
  controllers: [CommissionRunsController, ReservesController, CommissionController],
  providers: [CommissionReports, RunPreparing, CommissionStatements, CommissionRunCommandHandler, Reserves, ReserveCommandHandler],
  exports: [CommissionReports, Reserves, RunPreparing],
})
class CommissionModule {}

export const commission: Area = {
  module: CommissionModule,
  lists: commissionLists,
  readModels: [commissionedSales, commissionRuns, reserveLedger],
  claims: [salesInRuns],
  changes: [commissionRunChanges, reserveChanges],
};
