import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { reserveLedgerList } from '../commission.lists.js';
import { ReleaseReserve } from './reserve-account.commands.js';
import { ReserveCommand } from './reserve-account.handlers.js';
import type { ReserveAnswer, ReservesAnswer } from './reserves.dto.js';
import { reserveFile } from './reserve.file.js';
import { Reserves } from './reserves-reader.js';

/** What is kept back of commissions (issue 25, 3): who has how much, since when and why. Seeing commission does not open it (`decisions.md B3`). */
@Controller('Commission/Reserves')
@Permission('Accounting_Main')
export class ReservesController {
  constructor(
    private readonly commands: Commands,
    private readonly reserves: Reserves,
    private readonly reader: ListReader,
  ) {}

  @Get()
  async all(@Headers('x-min-position') minPosition?: string): Promise<ReservesAnswer> {
    await this.reader.waitFor(reserveLedgerList.list, minPosition);
    return this.reserves.all();
  }

  @Get(':id')
  async one(@Param('id', ParseIntPipe) employeeId: number, @Headers('x-min-position') minPosition?: string): Promise<ReserveAnswer> {
    await this.reader.waitFor(reserveLedgerList.list, minPosition);
    return this.reserves.one(employeeId);
  }

  @Get(':id/Export')
  async export(@Param('id', ParseIntPipe) employeeId: number, @Query() query: Readonly<Record<string, unknown>>, @Res() response: Response): Promise<void> {
    await sendExport(response, reserveFile(await this.reserves.one(employeeId)), exportFormat(query));
  }

  @Post(':id/Release')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  release(@Param('id', ParseIntPipe) employeeId: number, @Body() body: ReleaseReserve, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.reserves.settling(async () => this.commands.execute(new ReserveCommand(employeeId, body, await this.reserves.toRelease(employeeId)), issued));
  }
}
