import { Injectable } from '@nestjs/common';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import { NotFound } from '../platform/commands/refusal.js';
import type { WhoseAccount } from './points-account-id.js';
import { buyers, pointsPurchases } from './points.lists.js';

/** What the points routes look up before they send a command. */
@Injectable()
export class PointsReader {
  constructor(
    private readonly reader: ListReader,
    private readonly lookUp: LookUp,
  ) {}

  /** Which account a purchase belongs to. @throws NotFound */
  async placeOf(purchaseId: number, minPosition: string | undefined): Promise<WhoseAccount> {
    await this.reader.waitFor(pointsPurchases.list, minPosition);
    const row = await this.lookUp.row(pointsPurchases, purchaseId);
    if (!row) throw new NotFound('points purchase', purchaseId);
    return { memberId: row.number('epicMemberId'), useYear: row.number('useYear') };
  }

  /** Points that a member may buy a year. @throws NotFound */
  async yearlyMaximum(memberId: number): Promise<number> {
    const row = await this.lookUp.row(buyers, memberId);
    if (!row) throw new NotFound('member', memberId);
    return row.number('currentYearMaxEpicAdvPoints');
  }
}
