import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { bookedKinds } from '../../../events/accounting/booked-kind.rules.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { listRequest } from '../../platform/lists/list-request-query.js';
import { SheetExports } from './sheet-reader.js';

/** The sheets of accounting: `resale` and `membership`. */
@Controller('Accounting/Sheet')
@Permission('Accounting_Main')
export class SheetController {
  constructor(private readonly exports: SheetExports) {}

  /** @param query filters, search and sort as of the list; `format=xlsx` for an Excel workbook */
  @Get(':kind/Export')
  @Header('Cache-Control', 'no-store')
  async export(@Param('kind') asked: string, @Query() query: Readonly<Record<string, unknown>>, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const kind = bookedKinds.find((one) => one === asked);
    if (!kind) throw new NotFound('sheet', asked);
    await this.exports.send(response, kind, session!, listRequest(query), exportFormat(query));
  }
}
