import { Module } from '@nestjs/common';
import { cededMembers } from '../../projections/reports/cede/ceded-members.projector.js';
import { cededMonthsQuery } from '../../projections/reports/cede/ceded-members.queries.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import type { Area } from '../platform/areas/area.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { CedeReportController } from './cede/cede-report.controller.js';
import { CedeReportReader } from './cede/cede-report-reader.js';
import { controllerOf } from './report.controller.js';
import { ReportReader } from './report-reader.js';
import { reportRules } from './reports.rules.js';

@Module({ controllers: [...reportRules.map(controllerOf), CedeReportController], providers: [ReportReader, CedeReportReader] })
class ReportsModule {}

/** Followed by who may see the points that are to be ceded; it names nobody. */
const cededMonths: ListDefinition = { list: 'ceded-member-months', query: cededMonthsQuery, permission: 'Reports_EpicDashboard' };

/** What reports count; the records that they count are other areas' own. */
export const reports: Area = { module: ReportsModule, lists: [cededMonths], readModels: [countedTours, cededMembers], changes: [] };
