import { Module } from '@nestjs/common';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import type { Area } from '../platform/areas/area.js';
import { controllerOf } from './report.controller.js';
import { ReportReader } from './report-reader.js';
import { reportRules } from './reports.rules.js';

@Module({ controllers: reportRules.map(controllerOf), providers: [ReportReader] })
class ReportsModule {}

/** What reports count; the records that they count are other areas' own. */
export const reports: Area = { module: ReportsModule, lists: [], readModels: [countedTours], changes: [] };
