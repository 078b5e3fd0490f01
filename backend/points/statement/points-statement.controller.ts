import { Controller, Get, Header, Headers, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { sendTexts } from '../../platform/lists/send-texts.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { PointsStatements } from './points-statement-reader.js';
import { statementRequest } from './points-statement-request.js';
import { statementFile } from './points-statement.file.js';
import type { StatementChoices } from './points-statement.dto.js';
import { pointsLedgerList, pointsPurchases } from '../points.lists.js';

type QueryString = Readonly<Record<string, unknown>>;

/** The company's points ledger as a statement. */
@Controller('PointLedgers/Statement')
@Permission('PointsLedger_Main')
export class PointsStatementController {
  constructor(
    private readonly statements: PointsStatements,
    private readonly reader: ListReader,
  ) {}

  /** Answers a `PointsStatementAnswer`. @param query see `statementRequest` */
  @Get()
  @Header('Cache-Control', 'no-store')
  async statement(@Query() query: QueryString, @Req() request: AuthenticatedRequest, @Res() response: Response, @Headers('x-min-position') minPosition?: string): Promise<void> {
    const asked = statementRequest(query, newYorkDay(new Date()));
    // A hold's end stands with its purchase.
    await Promise.all([pointsLedgerList, pointsPurchases].map(({ list }) => this.reader.waitFor(list, minPosition)));
    await sendTexts(response, 'application/json; charset=utf-8', this.statements.answer(asked, seesMembers(request), request.session!.userId));
  }

  @Get('Choices')
  choices(@Req() request: AuthenticatedRequest): Promise<StatementChoices> {
    return this.statements.choices(seesMembers(request));
  }

  @Get('Export')
  async export(@Query() query: QueryString, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const asked = statementRequest(query, newYorkDay(new Date()));
    const format = exportFormat(query);
    const names = seesMembers(request);
    const statement = await this.statements.figures(asked, names);
    await sendExport(response, statementFile(statement, asked, this.statements.lines(asked, names, request.session!.userId), names), format);
  }
}

/** Whoever may not open the members reads their numbers only. */
function seesMembers({ session }: AuthenticatedRequest): boolean {
  return session!.permissions.has('Epic_Members_Main');
}
