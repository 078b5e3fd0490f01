import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { Costly } from '../platform/http/costly.js';
import { historyAsked } from './history-asked.js';
import { HistoryReader } from './history-reader.js';

/** The history of any record that pages follow, by its stream: what a page shows of it, as a file. */
@Controller('Histories')
@SignedIn()
export class HistoryFilesController {
  constructor(private readonly histories: HistoryReader) {}

  @Get(':stream/Export')
  @Costly()
  @Header('Cache-Control', 'no-store')
  async export(@Param('stream') stream: string, @Query() query: Readonly<Record<string, unknown>>, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    await sendExport(response, await this.histories.file(stream, session!, historyAsked(query)), format);
  }
}
