import { Injectable } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { AGENT_NAME } from '../../platform/agents/agent-guard.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import { buyers, pointsPurchases } from '../points.lists.js';
import { nothingToBuy } from '../who-may-buy.rules.js';
import type { AgentsPoints, AgentsPurchase } from './agents-points.dto.js';

/** What a member has bought this year and may still buy, for agents of the exchange company. */
@Injectable()
export class AgentsPointsReader {
  constructor(
    private readonly lookUp: LookUp,
    private readonly reader: ListReader,
  ) {}

  async read(memberId: number, minPosition?: string): Promise<AgentsPoints> {
    await this.reader.waitFor(pointsPurchases.list, minPosition);
    const useYear = Number(newYorkDay(new Date()).slice(0, 4));
    const [member, purchases] = await Promise.all([this.member(memberId), this.purchases(memberId, useYear)]);
    const allotment = member.number('currentYearMaxEpicAdvPoints');
    return { useYear, allotment, ...taken(allotment, purchases), closedFor: closedFor(member.text('memberStatus')), purchases };
  }

  /** @returns why nothing can be bought; empty where points can @throws NotFound */
  async closedFor(memberId: number): Promise<string> {
    return closedFor((await this.member(memberId)).text('memberStatus'));
  }

  private async member(memberId: number): Promise<LookedUp> {
    const row = await this.lookUp.row(buyers, memberId);
    if (!row) throw new NotFound('member', memberId);
    return row;
  }

  private async purchases(memberId: number, useYear: number): Promise<readonly AgentsPurchase[]> {
    const keys = await this.lookUp.keysWith(pointsPurchases, 'epicMemberId', memberId);
    const rows = [...(await this.lookUp.rows(pointsPurchases, keys)).values()];
    const ofYear = rows.filter((row) => row.text('useYear') === String(useYear)).map(purchaseOf);
    return ofYear.sort((a, b) => b.epicAdvantageContractId - a.epicAdvantageContractId);
  }
}

/** Issue 24, section 5: who is not active is found, and told that nothing can be bought. */
function closedFor(memberStatus: string): string {
  return memberStatus === 'Active' ? '' : nothingToBuy(memberStatus);
}

function purchaseOf(row: LookedUp): AgentsPurchase {
  const heldUntil = row.value('heldUntil') as string | Date | null;
  return {
    epicAdvantageContractId: row.number('epicAdvantageContractId'),
    createdAt: new Date(row.value('createdAt') as string | Date).toISOString(),
    by: row.number('createdBy') === 0 ? AGENT_NAME : 'Vacation Resales',
    pointsPurchased: row.number('pointsPurchased'),
    totalPurchasePrice: row.text('totalPurchasePrice'),
    paymentStatus: row.text('paymentStatus'),
    heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    paymentReferenceId: row.text('paymentReferenceId'),
  };
}

function taken(allotment: number, purchases: readonly AgentsPurchase[]): Pick<AgentsPoints, 'bought' | 'held' | 'heldUntil' | 'available'> {
  const of = (status: string) => purchases.filter(({ paymentStatus }) => paymentStatus === status);
  const sum = (some: readonly AgentsPurchase[]) => some.reduce((total, { pointsPurchased }) => total + pointsPurchased, 0);
  const [bought, held] = [sum(of('Paid')), sum(of('Draft'))];
  const holds = of('Draft').flatMap(({ heldUntil }) => heldUntil ?? []);
  return { bought, held, heldUntil: holds.sort()[0] ?? null, available: allotment - bought - held };
}
