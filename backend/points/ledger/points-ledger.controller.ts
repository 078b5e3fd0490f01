import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { PointsLedgerRowCommand } from './points-ledger-row.handlers.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { RowStreams } from '../../platform/lists/row-streams.js';
import type { HistoryPage } from '../../platform/records/history.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { pointsAccount } from '../points-account.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';
import { pointsBalance, pointsLedgerList } from '../points.lists.js';

/** The company's points ledger. */
@Controller('PointLedgers')
export class PointsLedgerController {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly reader: ListReader,
    private readonly streams: RowStreams,
    private readonly records: Records,
  ) {}

  @Get()
  @Permission('PointsLedger_Main')
  async all(@Res() response: Response): Promise<void> {
    await this.streams.streamRows(response, pointsLedgerList);
  }

  /** Credits less debits of posted rows (`decisions.md F14`). */
  @Get('CurrentBalance')
  @Permission('PointsLedger_Main', 'Reports_EpicDashboard')
  async currentBalance(@Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<number> {
    await this.reader.waitFor(pointsBalance.list, minPosition);
    const row = await this.reader.row(pointsBalance, 'balance', request.session!);
    return Number(row?.balance ?? 0);
  }

  /** What led to a row: its own stream, that of the row it takes back, or the account of the purchase behind it. */
  @Get(':id/History')
  @Permission('PointsLedger_Main')
  async history(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading, @Req() request: AuthenticatedRequest): Promise<HistoryPage> {
    const row = await this.reader.row(pointsLedgerList, id, request.session!);
    if (Number(row?.epicAdvantageContractId)) return this.records.history(pointsAccount, `${String(row?.memberId)}-${String(row?.useYear)}`, reading);
    return this.records.history(pointsLedgerRow, Number(row?.reverses) || id, reading);
  }

  @Post()
  @Permission('PointsLedger_New')
  async record(@Body() body: RecordLedgerRow, @IssuedBy() issued: CommandMetadata): Promise<CommandResult & { pointLedgerId: number }> {
    const pointLedgerId = await this.ids.next(pointsLedgerRow.category, issued.commandId);
    const result = await this.commands.execute(new PointsLedgerRowCommand(pointLedgerId, body), issued);
    return { ...result, pointLedgerId };
  }

  @Post(':id/Reverse')
  @HttpCode(200)
  @Permission('PointsLedger_New')
  async reverse(
    @Param('id', ParseIntPipe) id: number,
    @Body() body: ReverseLedgerRow,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult & { pointLedgerId: number }> {
    const reversalId = await this.ids.next(pointsLedgerRow.category, issued.commandId);
    const result = await this.commands.execute(new PointsLedgerRowCommand(id, body, { reversalId }), issued);
    return { ...result, pointLedgerId: reversalId };
  }
}
