import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../projections/engine/list-sight.js';
import type { SqlStatement } from '../../projections/engine/sql-parameters.js';
import { pointsPurchasesQuery } from '../../projections/points-purchases/points-purchases.queries.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { NOBODY } from '../platform/lists/list-sight.js';
import { NotFound } from '../platform/commands/refusal.js';
import type { WhoseAccount } from './points-account-id.js';
import { buyers, pointsPurchases } from './points.lists.js';

export function purchasesWhoseHoldIsOver(now: Date): SqlStatement {
  const filters = [
    { field: 'paymentStatus', op: 'is', value: 'Draft' },
    { field: 'heldUntil', op: 'to', value: now.toISOString() },
  ] as const;
  return pointsPurchasesQuery.all({ filters }, EVERYTHING);
}

/** What the points routes look up before they send a command. */
@Injectable()
export class PointsReader {
  constructor(private readonly reader: ListReader) {}

  /** Which account a purchase belongs to. @throws NotFound */
  async placeOf(purchaseId: number, minPosition: string | undefined): Promise<WhoseAccount> {
    await this.reader.waitFor(pointsPurchases.list, minPosition);
    const row = await this.reader.row(pointsPurchases, purchaseId, NOBODY);
    if (!row) throw new NotFound('points purchase', purchaseId);
    return { memberId: Number(row.epicMemberId), useYear: Number(row.useYear) };
  }

  /** Points that a member may buy a year. @throws NotFound */
  async yearlyMaximum(memberId: number): Promise<number> {
    const row = await this.reader.row(buyers, memberId, NOBODY);
    if (!row) throw new NotFound('member', memberId);
    return Number(row.currentYearMaxEpicAdvPoints);
  }
}
