import { Module } from '@nestjs/common';
import { commissionedSales } from '../../projections/commissioned-sales/commissioned-sales.projector.js';
import { commissionRuns } from '../../projections/commission-runs/commission-runs.projector.js';
import type { Area } from '../platform/areas/area.js';
import { commissionRunChanges } from './commission.changes.js';
import { commissionLists } from './commission.lists.js';
import { CommissionController } from './report/commission.controller.js';
import { CommissionReports } from './report/commission-report-reader.js';
import { CommissionRunCommandHandler } from './runs/commission-run.handlers.js';
import { RunPreparing } from './runs/run-preparing.js';
import { salesInRuns } from './runs/sales-in-runs.js';
import { CommissionStatements } from './runs/statements.js';
import { CommissionRunsController } from './runs/commission-runs.controller.js';

@Module({
  controllers: [CommissionRunsController, CommissionController],
  providers: [CommissionReports, RunPreparing, CommissionStatements, CommissionRunCommandHandler],
  exports: [CommissionReports, RunPreparing],
})
class CommissionModule {}

export const commission: Area = {
  module: CommissionModule,
  lists: commissionLists,
  readModels: [commissionedSales, commissionRuns],
  claims: [salesInRuns],
  changes: [commissionRunChanges],
};
