import { Body, Controller, Get, Header, Headers, HttpCode, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { refuseWithoutIncome } from '../accounting-access.js';
import { closingLists } from '../accounting.lists.js';
import { CloseMonth, ReopenMonth } from './accounting-month.commands.js';
import { AccountingMonthCommand } from './accounting-month.handlers.js';
import { ClosedBooksReader } from './closed-books-reader.js';
import { Closings } from './closing-reader.js';
import type { MonthAnswer } from './closing.dto.js';
import type { ClosedBooksAnswer } from './closed-books.dto.js';

/** Months of the books, by number: 202610. */
@Controller('Accounting')
export class ClosingController {
  constructor(
    private readonly commands: Commands,
    private readonly closings: Closings,
    private readonly closedBooks: ClosedBooksReader,
    private readonly lists: ListReader,
  ) {}

  /** Which months are closed, and what was changed in them since: what the sheet shows of them. */
  @Get('ClosedBooks')
  @Header('Cache-Control', 'no-store')
  @Permission('Accounting_Main')
  books(@Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ClosedBooksAnswer> {
    return this.closedBooks.answer(session!.permissions, minPosition);
  }

  @Get('Months/:id')
  @Header('Cache-Control', 'no-store')
  @Permission('Accounting_Main')
  async month(@Param('id', ParseIntPipe) monthId: number, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<MonthAnswer> {
    refuseNoMonth(monthId);
    refuseWithoutIncome(session!.permissions);
    await this.lists.waitForAll(closingLists, minPosition);
    return this.closings.answer(monthId, session!.userId, newYorkDay(new Date()));
  }

  @Post('Months/:id/Close')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  close(@Param('id', ParseIntPipe) monthId: number, @Body() body: CloseMonth, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult> {
    refuseNoMonth(monthId);
    refuseWithoutIncome(session!.permissions);
    return this.closings.settling(async () => this.commands.execute(new AccountingMonthCommand(monthId, body, await this.closings.looked(monthId, session!.userId)), issued));
  }

  @Post('Months/:id/Reopen')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  reopen(@Param('id', ParseIntPipe) monthId: number, @Body() body: ReopenMonth, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult> {
    refuseNoMonth(monthId);
    refuseWithoutIncome(session!.permissions);
    return this.closings.settling(async () => this.commands.execute(new AccountingMonthCommand(monthId, body, { newestClosed: await this.closings.newestClosed() }), issued));
  }
}

/** @throws NotFound */
function refuseNoMonth(monthId: number): void {
  const [year, month] = [Math.floor(monthId / 100), monthId % 100];
  if (year < 1990 || year > 2100 || month < 1 || month > 12) throw new NotFound('month', monthId);
}
