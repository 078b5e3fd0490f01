import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SignedIn } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { RepCommission } from '../rep/rep-commission.dto.js';
import { repDays } from '../rep/rep-days.js';
import { commissionRequest } from '../report/commission-request.js';
import { sendStatement } from '../statements/commission-statements.js';
import type { OwnCommission, OwnOverview } from './own-commission.dto.js';
import { OwnCommissions } from './own-commission-reader.js';

/** A rep's own lines and statements (issue 25, 3): where the company shows them, and nobody else's. */
@Controller('Commission/Mine')
@SignedIn()
export class OwnCommissionController {
  constructor(private readonly own: OwnCommissions) {}

  @Get()
  overview(@Req() request: AuthenticatedRequest): Promise<OwnOverview> {
    return this.own.overview(request.session!.userId);
  }

  /** @param query `from` and `to`, of contract dates; whose contracts is not asked */
  @Get('Sales')
  @Header('Cache-Control', 'no-store')
  sales(@Query() query: Readonly<Record<string, unknown>>, @Req() request: AuthenticatedRequest): Promise<RepCommission> {
    return this.own.sales(request.session!.userId, repDays(query));
  }

  /** @param query `payDate`; whose lines is not asked */
  @Get(':report')
  lines(@Param('report') name: string, @Query('payDate') payDate: unknown, @Req() request: AuthenticatedRequest): Promise<OwnCommission> {
    return this.own.lines(request.session!.userId, commissionRequest(name, { payDate }));
  }

  @Get('Statements/:payRunId')
  async statement(@Param('payRunId') payRunId: string, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    sendStatement(response, payRunId, await this.own.statement(request.session!.userId, payRunId));
  }
}
