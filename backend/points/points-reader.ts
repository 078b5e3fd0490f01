import { Injectable } from '@nestjs/common';
import type { MemberValues } from '../../events/members/member.fields.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import { NotFound } from '../platform/commands/refusal.js';
import { Records } from '../platform/records/records.js';
import { accountId, type WhoseAccount } from './points-account-id.js';
import type { Buyer } from './points-account.commands.js';
import { pointsAccount } from './points-account.js';
import type { PointsAccount } from './points-account.state.js';
import { memberDocuments, pointsPurchases } from './points.lists.js';

/** Agents have no account, so no number (`decisions.md F12`). */
export const BY_AGENT = 0;

/** What the points routes look up before they send a command. */
@Injectable()
export class PointsReader {
  constructor(
    private readonly reader: ListReader,
    private readonly lookUp: LookUp,
    private readonly records: Records,
  ) {}

  /** Which account a purchase belongs to. @throws NotFound */
  async placeOf(purchaseId: number, minPosition: string | undefined): Promise<WhoseAccount & { readonly soldByAgent: boolean }> {
    await this.reader.waitFor(pointsPurchases.list, minPosition);
    const row = await this.lookUp.row(pointsPurchases, purchaseId);
    if (!row) throw new NotFound('points purchase', purchaseId);
    return { memberId: row.number('epicMemberId'), useYear: row.number('useYear'), soldByAgent: row.number('createdBy') === BY_AGENT };
  }

  /** What became of the points of a year; nothing where it was never opened. */
  async account(whose: WhoseAccount): Promise<PointsAccount> {
    try {
      return (await this.records.everything(pointsAccount, accountId(whose))).state;
    } catch (error) {
      if (error instanceof NotFound) return pointsAccount.initial;
      throw error;
    }
  }

  /** What a year would open with: by the member's own record, as the list shows the year that is open. @throws NotFound */
  async buyer(memberId: number): Promise<Buyer> {
    const row = await this.lookUp.row(memberDocuments, memberId);
    if (!row) throw new NotFound('member', memberId);
    const { memberStatus = '', currentYearMaxEpicAdvPoints: yearlyMaximum = 0 } = row.value('document') as Partial<MemberValues>;
    return { memberStatus, yearlyMaximum };
  }
}
