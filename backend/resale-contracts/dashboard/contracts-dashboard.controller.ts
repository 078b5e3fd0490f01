import { BadRequestException, Controller, Get, Headers, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Part } from '../../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ContractsDashboard, type ContractsBehindAnswer, type ContractsDashboardAnswer, type DashboardMoment } from './contracts-dashboard-reader.js';
import { partBehind } from './contracts-dashboard.parts.js';
import { contractsFile, dashboardFile } from './contracts-dashboard.file.js';
import { momentAsked } from './dashboard-query-reader.js';
import { contractList } from '../resale-contracts.lists.js';

/** Stands before the routes of single contracts: `Dashboard` is no contract id. */
@Controller('Contracts/Dashboard')
@Permission('Reports_ContractsDashboard')
export class ContractsDashboardController {
  constructor(
    private readonly dashboard: ContractsDashboard,
    private readonly lists: ListReader,
  ) {}

  /**
   * @param asOf a past day; today and later days are now
   * @param lost `with`: volume counts what was rescinded and canceled, too
   */
  @Get()
  async figures(@Query('asOf') asOf?: string, @Query('lost') lost?: string, @Headers('x-min-position') minPosition?: string): Promise<ContractsDashboardAnswer> {
    await this.lists.waitFor(contractList.list, minPosition);
    return this.dashboard.read(momentAsked(asOf, lost));
  }

  @Get('Export')
  async export(@Res() response: Response, @Query('asOf') asOf?: string, @Query('lost') lost?: string, @Query('format') format?: string): Promise<void> {
    await sendExport(response, dashboardFile(await this.dashboard.read(momentAsked(asOf, lost))), exportFormat({ format }));
  }

  /** @param behind a tile by its name, `status:Closed`, `month:2026-10` */
  @Get('Contracts')
  async contracts(@Query('behind') behind: string, @Query('asOf') asOf?: string, @Query('lost') lost?: string): Promise<ContractsBehindAnswer> {
    const moment = momentAsked(asOf, lost);
    return this.dashboard.contractsOf(partAsked(behind, moment), moment);
  }

  @Get('Contracts/Export')
  async exportContracts(@Res() response: Response, @Query() { behind, asOf, lost, format }: Readonly<Record<string, string | undefined>>): Promise<void> {
    const moment = momentAsked(asOf, lost);
    const { rows } = await this.dashboard.contractsOf(partAsked(behind, moment), moment);
    await sendExport(response, contractsFile(moment, behind!, rows), exportFormat({ format }));
  }
}

function partAsked(behind: unknown, { day, withLost }: DashboardMoment): Part {
  const part = typeof behind === 'string' ? partBehind(behind, day, withLost) : undefined;
  if (!part) throw new BadRequestException('behind must be a tile, a status or a month');
  return part;
}
