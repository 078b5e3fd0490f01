import { Controller, Get, Header, Headers, Param, ParseIntPipe, Query, Req } from '@nestjs/common';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { SignedIn } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionedSalesList } from '../commission.lists.js';
import { RepCommissions } from './rep-commission-reader.js';
import type { RepCommission } from './rep-commission.dto.js';
import { repDays } from './rep-days.js';

/** Commission beside a rep's report: for holders of Commission_Main, and for the rep (`decisions.md I29`). */
@Controller('Commission/Reps')
@SignedIn()
export class RepCommissionController {
  constructor(
    private readonly reps: RepCommissions,
    private readonly lists: ListReader,
  ) {}

  /** @param query `from` and `to`, of contract dates */
  @Get(':employeeId')
  @Header('Cache-Control', 'no-store')
  async ofRep(@Param('employeeId', ParseIntPipe) employeeId: number, @Query() query: Readonly<Record<string, unknown>>, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<RepCommission> {
    const { permissions, userId } = request.session!;
    if (!permissions.has('Commission_Main') && !(await this.reps.isOwn(userId, employeeId))) throw new MissingPermission(['Commission_Main']);
    const days = repDays(query);
    await this.lists.waitFor(commissionedSalesList.list, minPosition);
    return this.reps.read({ employeeId, ...days });
  }
}
