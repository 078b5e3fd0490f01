import { Injectable } from '@nestjs/common';
import { rciAgents } from '../../../events/members/rci-agents.js';
import { newYorkYear } from '../../../events/kernel/new-york-day.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import { pointsBill } from '../points-bill.rules.js';
import { BY_AGENT, PointsReader } from '../points-reader.js';
import { pointsPurchases } from '../points.lists.js';
import { BuyersReach } from '../reach/buyers-reach.js';
import { agentsMaySell, nothingToBuy } from '../who-may-buy.rules.js';
import type { AgentsPoints, AgentsPurchase } from './agents-points.dto.js';
import { ConfirmedByMember } from './confirmed-by-member.js';

/** What a member has bought this year and may still buy, for agents of the exchange company. */
@Injectable()
export class AgentsPointsReader {
  constructor(
    private readonly lookUp: LookUp,
    private readonly reader: ListReader,
    private readonly points: PointsReader,
    private readonly reach: BuyersReach,
    private readonly confirmed: ConfirmedByMember,
    private readonly company: OwnCompanyDetails,
  ) {}

  async read(memberId: number, minPosition?: string): Promise<AgentsPoints> {
    await this.reader.waitFor(pointsPurchases.list, minPosition);
    const useYear = newYorkYear(new Date());
    const [{ memberStatus, yearlyMaximum }, account, purchases, ways, isCodeNeeded] = await Promise.all([this.points.buyer(memberId), this.points.account({ memberId, useYear }), this.purchases(memberId, useYear), this.reach.ways(memberId), this.confirmed.isNeeded()]);
    // A year that is not open yet opens with the first purchase.
    const { opened: _, ...bill } = pointsBill(useYear, account.opened ? account : { ...account, yearlyMaximum });
    return { ...bill, heldUntil: firstToEnd(purchases), closedFor: agentsMaySell(memberStatus) ? '' : nothingToBuy(memberStatus), textOffered: ways.includes('text'), codeBy: isCodeNeeded ? ways : null, purchases };
  }

  private async purchases(memberId: number, useYear: number): Promise<readonly AgentsPurchase[]> {
    const { name: company } = await this.company.forScreen();
    const keys = await this.lookUp.keysWith(pointsPurchases, 'epicMemberId', memberId);
    const rows = [...(await this.lookUp.rows(pointsPurchases, keys)).values()];
    const ofYear = rows.filter((row) => row.text('useYear') === String(useYear)).map((row) => purchaseOf(row, company));
    return ofYear.sort((a, b) => b.epicAdvantageContractId - a.epicAdvantageContractId);
  }
}

function purchaseOf(row: LookedUp, company: string): AgentsPurchase {
  const heldUntil = row.value('heldUntil') as string | Date | null;
  return {
    epicAdvantageContractId: row.number('epicAdvantageContractId'),
    createdAt: new Date(row.value('createdAt') as string | Date).toISOString(),
    by: row.number('createdBy') === BY_AGENT ? rciAgents.name : company,
    pointsPurchased: row.number('pointsPurchased'),
    totalPurchasePrice: row.text('totalPurchasePrice'),
    paymentStatus: row.text('paymentStatus'),
    heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    paymentReferenceId: row.text('paymentReferenceId'),
  };
}

function firstToEnd(purchases: readonly AgentsPurchase[]): string | null {
  const holds = purchases.flatMap(({ paymentStatus, heldUntil }) => (paymentStatus === 'Draft' && heldUntil ? [heldUntil] : []));
  return holds.sort()[0] ?? null;
}
