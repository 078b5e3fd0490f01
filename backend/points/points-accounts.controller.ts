import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { NotFound } from '../platform/commands/refusal.js';
import { Records } from '../platform/records/records.js';
import { accountId } from './points-account-id.js';
import { pointsAccount } from './points-account.js';
import type { PointsAccount } from './points-account.state.js';
import { pointsBill, type PointsBill } from './points-bill.rules.js';
import { SELLERS } from './points.lists.js';

/** What a member may buy of a use year, and what became of it. */
@Controller('EpicAdvantageContracts/ForMember/:memberId/Account')
export class PointsAccountsController {
  constructor(private readonly records: Records) {}

  /** Of this year in New York, unless another one is asked for. */
  @Get()
  @Permission(...SELLERS, 'Epic_Members_Detail')
  async bill(@Param('memberId', ParseIntPipe) memberId: number, @Query('useYear') asked?: unknown): Promise<PointsBill> {
    const useYear = /^\d{4}$/.test(String(asked)) ? Number(asked) : Number(newYorkDay(new Date()).slice(0, 4));
    return pointsBill(useYear, await this.account(memberId, useYear));
  }

  private async account(memberId: number, useYear: number): Promise<PointsAccount> {
    try {
      return (await this.records.everything(pointsAccount, accountId({ memberId, useYear }))).state;
    } catch (error) {
      if (error instanceof NotFound) return pointsAccount.initial;
      throw error;
    }
  }
}
