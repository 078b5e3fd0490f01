import { Module } from '@nestjs/common';
import { commissionedSales } from '../../projections/commissioned-sales/commissioned-sales.projector.js';
import type { Area } from '../platform/areas/area.js';
import { commissionLists } from './commission.lists.js';
import { CommissionController } from './report/commission.controller.js';
import { CommissionReports } from './report/commission-report-reader.js';

@Module({
  controllers: [CommissionController],
  providers: [CommissionReports],
})
class CommissionModule {}

export const commission: Area = {
  module: CommissionModule,
  lists: commissionLists,
  readModels: [commissionedSales],
  changes: [],
};
