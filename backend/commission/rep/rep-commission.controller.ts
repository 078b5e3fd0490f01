import { Controller, Get, Header, Headers, Param, ParseIntPipe, Query } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionedSalesList } from '../commission.lists.js';
import { RepCommissions } from './rep-commission-reader.js';
import type { RepCommission } from './rep-commission.dto.js';
import { repDays } from './rep-days.js';

/** Commission beside a rep's report (`decisions.md I29`); a rep reads their own under Mine. */
@Controller('Commission/Reps')
@Permission('Commission_Main')
export class RepCommissionController {
  constructor(
    private readonly reps: RepCommissions,
    private readonly lists: ListReader,
  ) {}

  /** @param query `from` and `to`, of contract dates */
  @Get(':employeeId')
  @Header('Cache-Control', 'no-store')
  async ofRep(@Param('employeeId', ParseIntPipe) employeeId: number, @Query() query: Readonly<Record<string, unknown>>, @Headers('x-min-position') minPosition?: string): Promise<RepCommission> {
    const days = repDays(query);
    await this.lists.waitFor(commissionedSalesList.list, minPosition);
    return this.reps.read({ employeeId, ...days });
  }
}
