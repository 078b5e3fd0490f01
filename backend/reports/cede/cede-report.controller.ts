import { Controller, Get, Header, Headers, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import type { ReportQuery } from '../report-query-reader.js';
import { cedeAsked, CEDED, CedeReportReader, MEMBERS } from './cede-report-reader.js';
import type { CedeAnswer, CedeRowsAnswer } from './cede-report.dto.js';
import { cededMembersFile, cedeFile } from './cede-report.file.js';

/** How many points are to be ceded to the exchange company (document 3, 2.8). */
@Controller('Reports/epic-membership-points')
export class CedeReportController {
  constructor(
    private readonly reader: CedeReportReader,
    private readonly lists: ListReader,
  ) {}

  @Get()
  @Permission('Reports_EpicDashboard')
  @Header('Cache-Control', 'no-store')
  async figures(@Query() query: ReportQuery, @Headers('x-min-position') minPosition?: string): Promise<CedeAnswer> {
    const asked = cedeAsked(query, newYorkDay(new Date()));
    await this.lists.waitFor(CEDED, minPosition);
    return this.reader.read(asked);
  }

  @Get('Export')
  @Permission('Reports_EpicDashboard')
  @Header('Cache-Control', 'no-store')
  async export(@Query() query: ReportQuery, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    await sendExport(response, cedeFile(await this.reader.read(cedeAsked(query, newYorkDay(new Date())))), format);
  }

  /** The members behind a line (`key`) or a month (`month`): their names take the list of members. */
  @Get('rows')
  @Permission('Epic_Members_Main')
  @Header('Cache-Control', 'no-store')
  async rows(@Query() query: ReportQuery, @Headers('x-min-position') minPosition?: string): Promise<CedeRowsAnswer> {
    const asked = cedeAsked(query, newYorkDay(new Date()));
    await Promise.all([CEDED, MEMBERS].map((list) => this.lists.waitFor(list, minPosition)));
    return this.reader.members(asked, query);
  }

  @Get('rows/Export')
  @Permission('Epic_Members_Main')
  @Header('Cache-Control', 'no-store')
  async exportRows(@Query() query: ReportQuery, @Res() response: Response): Promise<void> {
    const [format, asked] = [exportFormat(query), cedeAsked(query, newYorkDay(new Date()))];
    await sendExport(response, cededMembersFile(asked, await this.reader.members(asked, query), query), format);
  }
}
