import { BadRequestException, Controller, Get, Headers, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import { readDay } from '../platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/new-york-day.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ContractsDashboard, type ContractsDashboardAnswer } from './contracts-dashboard-reader.js';
import { dashboardFile, sliceFile } from './contracts-dashboard.file.js';
import { contractList } from './resale-contracts.lists.js';

/** Stands before the routes of single contracts: `Dashboard` is no contract id. */
@Controller('Contracts/Dashboard')
@Permission('Reports_ContractsDashboard')
export class ContractsDashboardController {
  constructor(
    private readonly dashboard: ContractsDashboard,
    private readonly lists: ListReader,
  ) {}

  /** @param asOf a past day; today and later days are now */
  @Get()
  async figures(@Query('asOf') asOf?: string, @Headers('x-min-position') minPosition?: string): Promise<ContractsDashboardAnswer> {
    await this.lists.waitFor(contractList.list, minPosition);
    const { day, live } = dayAsked(asOf);
    return this.dashboard.read(day, live);
  }

  @Get('Export')
  async export(@Res() response: Response, @Query('asOf') asOf?: string, @Query('format') format?: string): Promise<void> {
    const { day, live } = dayAsked(asOf);
    await sendExport(response, dashboardFile(await this.dashboard.read(day, live)), exportFormat({ format }));
  }

  @Get('Contracts')
  contracts(@Query('asOf') asOf: string, @Query('contractStatus') contractStatus: string): Promise<Readonly<Record<string, unknown>>[]> {
    return this.dashboard.contractsInStatus(dayAsked(asOf).day, statusAsked(contractStatus));
  }

  @Get('Contracts/Export')
  async exportContracts(@Res() response: Response, @Query('asOf') asOf: string, @Query('contractStatus') contractStatus: string, @Query('format') format?: string): Promise<void> {
    const { day } = dayAsked(asOf);
    const status = statusAsked(contractStatus);
    await sendExport(response, sliceFile(day, status, await this.dashboard.contractsInStatus(day, status)), exportFormat({ format }));
  }
}

function statusAsked(contractStatus: unknown): string {
  if (typeof contractStatus !== 'string') throw new BadRequestException('contractStatus is missing');
  return contractStatus;
}

function dayAsked(asOf: string | undefined): { day: string; live: boolean } {
  const today = newYorkDay(new Date());
  if (asOf === undefined || asOf === '') return { day: today, live: true };
  const day = typeof asOf === 'string' ? readDay(asOf) : undefined;
  if (day === undefined) throw new BadRequestException('asOf must be a day that exists');
  return day < today ? { day, live: false } : { day: today, live: true };
}
