import { Controller, Get, Header, Headers, Query, Req, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { lineAsked, linesAsked, measureAsked, partOf, type ReportQuery } from './report-query-reader.js';
import { askedWith, type AskedOfReport } from './report-access.js';
import { openingTours } from './report-permissions.rules.js';
import { readFrom, ReportReader, TOURS } from './report-reader.js';
import { ReportMonthsReader } from './report-months-reader.js';
import { ofLine, withoutSources } from './report-line-reader.js';
import { reportFile, toursFile } from './report.file.js';
import type { ReportAnswer, ReportMonthsAnswer, ReportRowsAnswer, TeamsAnswer } from './report.dto.js';
import type { ReportRule } from './reports.rules.js';

/** The calls of one report: each has a permission of its own. */
export function controllerOf(report: ReportRule): Type {
  @Controller(`Reports/${report.name}`)
  @Permission(report.permission)
  class ReportController {
    constructor(
      private readonly reports: ReportReader,
      private readonly monthly: ReportMonthsReader,
      private readonly lists: ListReader,
    ) {}

    @Get()
    @Header('Cache-Control', 'no-store')
    async figures(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ReportAnswer> {
      const { asked, seesContracts } = askedBy(request, query);
      await this.lists.waitForAll(readFrom(asked), minPosition);
      return this.reports.read({ ...report, lines: linesAsked(query, report.lines) }, asked, seesContracts);
    }

    /** Each line month by month; `measure`: that one alone. */
    @Get('months')
    @Header('Cache-Control', 'no-store')
    async months(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ReportMonthsAnswer> {
      const { asked, seesContracts, lacking } = askedBy(request, query);
      const measure = measureOpen(query, lacking);
      await this.lists.waitForAll(readFrom(asked), minPosition);
      return this.monthly.read({ ...report, lines: linesAsked(query, report.lines) }, asked, measure, seesContracts);
    }

    @Get('Export')
    @Header('Cache-Control', 'no-store')
    async export(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
      const { asked, seesContracts } = askedBy(request, query);
      const format = exportFormat(query);
      const asShown = { ...report, lines: linesAsked(query, report.lines) };
      await sendExport(response, reportFile(asShown, await this.reports.read(asShown, asked, seesContracts)), format);
    }

    /** The tours behind a line (`key`), or behind the total; `measure`: those that count for it; `except`: of no such source. */
    @Get('rows')
    @Header('Cache-Control', 'no-store')
    async rows(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ReportRowsAnswer> {
      const asked = askedBy(request, query);
      await this.lists.waitForAll([...readFrom(asked.asked), TOURS], minPosition);
      return this.behind(query, asked);
    }

    /** What the report can be narrowed to beside its lines. */
    @Get('teams')
    @Header('Cache-Control', 'no-store')
    teams(): Promise<TeamsAnswer> {
      return this.reports.teams();
    }

    @Get('rows/Export')
    @Header('Cache-Control', 'no-store')
    async exportRows(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
      const format = exportFormat(query);
      const asked = askedBy(request, query);
      await sendExport(response, toursFile(asked.asked, await this.behind(query, asked), lineAsked(query), measureAsked(query)), format);
    }

    /** @throws MissingPermission to whom tours are shut, and where which tours count would tell what contracts say */
    private behind(query: ReportQuery, { asked, seesContracts, lacking, seesTours }: AskedOfReport): Promise<ReportRowsAnswer> {
      if (!seesTours) throw new MissingPermission(openingTours);
      const measure = measureOpen(query, lacking);
      const part = ofLine(partOf(asked), linesAsked(query, report.lines), lineAsked(query));
      return this.reports.tours(withoutSources(part, query.except), asked, measure, seesContracts);
    }
  }
  return ReportController;
}

/** @throws MissingPermission for a measure that would tell what its reader may not know of contracts */
function measureOpen(query: ReportQuery, lacking: AskedOfReport['lacking']): MeasureName | undefined {
  const measure = measureAsked(query);
  if (lacking && measure && measures[measure].ofContracts) throw new MissingPermission(lacking);
  return measure;
}

function askedBy({ session }: AuthenticatedRequest, query: ReportQuery): AskedOfReport {
  return askedWith(session!.permissions, query, newYorkDay(new Date()));
}
