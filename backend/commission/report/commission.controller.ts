import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionRunsList, commissionedSalesList } from '../commission.lists.js';
import type { CommissionChoice, CommissionOpening, CommissionReport } from './commission-report.dto.js';
import { CommissionReports } from './commission-report-reader.js';
import { commissionFile } from './commission-report.file.js';
import { commissionReportNamed, commissionRequest } from './commission-request.js';

type QueryString = Readonly<Record<string, unknown>>;

/** What sales reps and managers are paid (document 1, Commission). */
@Controller('Commission')
@Permission('Commission_Main')
export class CommissionController {
  constructor(
    private readonly reports: CommissionReports,
    private readonly reader: ListReader,
  ) {}

  @Get('Employees')
  employees(): Promise<readonly CommissionChoice[]> {
    return this.reports.employees();
  }

  /** @param query `payDate`, and `employeeId` for the lines of one */
  @Get(':report')
  async report(@Param('report') name: string, @Query() query: QueryString, @Headers('x-min-position') minPosition?: string): Promise<CommissionReport> {
    const asked = commissionRequest(name, query);
    await Promise.all([commissionedSalesList, commissionRunsList].map(({ list }) => this.reader.waitFor(list, minPosition)));
    return this.reports.read(asked);
  }

  /** Where a report opens while nobody has chosen a pay date. */
  @Get(':report/Opening')
  async opening(@Param('report') name: string): Promise<CommissionOpening> {
    return { payDate: await this.reports.openingPayDate(commissionReportNamed(name), newYorkDay(new Date())) };
  }

  @Get(':report/Export')
  async export(@Param('report') name: string, @Query() query: QueryString, @Res() response: Response): Promise<void> {
    const report = await this.reports.read(commissionRequest(name, query));
    await sendExport(response, commissionFile(report), exportFormat(query));
  }
}
