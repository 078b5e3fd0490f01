import { Controller, Get, Header, Headers, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { readDay } from '../../platform/calendar/day.rules.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { refuseWithoutIncome } from '../accounting-access.js';
import { journalLists } from '../accounting.lists.js';
import type { JournalAnswer } from './journal.dto.js';
import { journalFile } from './journal.file.js';
import { Journals } from './journal-reader.js';

type QueryString = Readonly<Record<string, unknown>>;

/** The entries of a period by GL code. */
@Controller('Accounting/Journal')
@Permission('Accounting_Main')
export class JournalController {
  constructor(
    private readonly journals: Journals,
    private readonly lists: ListReader,
  ) {}

  /** @param query `?from=2026-11-01&to=2026-11-30`; this month through today, unless asked */
  @Get()
  @Header('Cache-Control', 'no-store')
  async journal(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<JournalAnswer> {
    refuseWithoutIncome(session!.permissions);
    await this.lists.waitForAll(journalLists, minPosition);
    return this.journals.answer(daysAsked(query), session!.userId);
  }

  @Get('Export')
  @Header('Cache-Control', 'no-store')
  async export(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    refuseWithoutIncome(session!.permissions);
    const days = daysAsked(query);
    await sendExport(response, journalFile(days, this.journals.entries(days, session!.userId)), exportFormat(query));
  }
}

function daysAsked(query: QueryString): DayRange {
  const today = newYorkDay(new Date());
  const to = day(query, 'to') ?? today;
  const from = day(query, 'from') ?? `${to.slice(0, 7)}-01`;
  if (from > to) throw new Refusal('from is not after the last day', { field: 'from', status: 400 });
  return { from, to };
}

function day(query: QueryString, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  const read = typeof value === 'string' ? readDay(value) : undefined;
  if (read === undefined) throw new Refusal(`${name} is a day that exists, as YYYY-MM-DD`, { field: name, status: 400 });
  return read;
}
