import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { newYorkYear } from '../../events/kernel/new-york-day.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { Costly } from '../platform/http/costly.js';
import { pointsBill, type PointsBill } from './points-bill.rules.js';
import { PointsReader } from './points-reader.js';
import { PointsStories } from './points-stories.js';
import type { PointsTold } from './points-story.js';
import { SELLERS } from './points.lists.js';

/** What a member may buy of a use year, and what became of it. */
@Controller('EpicAdvantageContracts/ForMember/:memberId/Account')
export class PointsAccountsController {
  constructor(
    private readonly reader: PointsReader,
    private readonly stories: PointsStories,
  ) {}

  /** Of this year in New York, unless another one is asked for. */
  @Get()
  @Permission(...SELLERS, 'Epic_Members_Detail')
  async bill(@Param('memberId', ParseIntPipe) memberId: number, @Query('useYear') asked?: unknown): Promise<PointsBill> {
    const useYear = /^\d{4}$/.test(String(asked)) ? Number(asked) : newYorkYear(new Date());
    return pointsBill(useYear, await this.reader.account({ memberId, useYear }));
  }

  /** Of all years, newest first: the member's own history tells it. */
  @Get('History')
  @Costly()
  @Permission(...SELLERS, 'Epic_Members_Detail')
  history(@Param('memberId', ParseIntPipe) memberId: number): Promise<readonly PointsTold[]> {
    return this.stories.of(memberId);
  }
}
