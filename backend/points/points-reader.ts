import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../projections/engine/list-sight.js';
import type { SqlStatement } from '../../projections/engine/sql-parameters.js';
import { memberListQuery } from '../../projections/member-list/member-list.queries.js';
import { pointsPurchasesQuery } from '../../projections/points-purchases/points-purchases.queries.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { NOBODY } from '../platform/lists/list-sight.js';
import { NotFound } from '../platform/commands/refusal.js';

/** B9: whoever may write leads, or edit members, may sell points. */
export const SELLERS = ['Leads_New', 'Epic_Members_Edit'] as const;

export const purchasesDefinition: ListDefinition = {
  list: 'points-purchases',
  query: pointsPurchasesQuery,
  permission: [...SELLERS, 'Epic_Members_Detail'],
  sensitive: {},
};

const membersDefinition: ListDefinition = { list: 'member-list', query: memberListQuery, permission: [...SELLERS], sensitive: {} };

export function purchasesWhoseHoldIsOver(now: Date): SqlStatement {
  const filters = [
    { field: 'paymentStatus', op: 'is', value: 'Draft' },
    { field: 'heldUntil', op: 'to', value: now.toISOString() },
  ] as const;
  return pointsPurchasesQuery.all({ filters }, EVERYTHING);
}

export interface PurchasePlace {
  readonly memberId: number;
  readonly useYear: number;
}

/** What the points routes look up before they send a command. */
@Injectable()
export class PointsReader {
  constructor(private readonly reader: ListReader) {}

  /** Which account a purchase belongs to. @throws NotFound */
  async placeOf(purchaseId: number, minPosition: string | undefined): Promise<PurchasePlace> {
    await this.reader.waitFor(purchasesDefinition.list, minPosition);
    const row = await this.reader.row(purchasesDefinition, purchaseId, NOBODY);
    if (!row) throw new NotFound('points purchase', purchaseId);
    return { memberId: Number(row.epicMemberId), useYear: Number(row.useYear) };
  }

  /** Points that a member may buy a year. @throws NotFound */
  async yearlyMaximum(memberId: number): Promise<number> {
    const row = await this.reader.row(membersDefinition, memberId, NOBODY);
    if (!row) throw new NotFound('member', memberId);
    return Number(row.currentYearMaxEpicAdvPoints);
  }
}
