import { PointsAccountOpened } from '../../events/points/points.events.js';
import type { KeptRow } from './export-rows.js';
import type { ImportItem } from './import-item.js';
import { startOfYear } from './moments.js';

/**
 * The old system kept only what a member may still buy. The new one counts per account: one is opened for each member's
 * current use year, and one for each older year that the member bought in.
 */
export function accountOpenings(kept: readonly KeptRow[], currentYear: number): ImportItem[] {
  const maxima = new Map(kept.flatMap((row) => (row.event.type === 'MemberImported' ? [[row.id, maximumOf(row)] as const] : [])));
  const accounts = new Map<string, { memberId: number; useYear: number }>();
  for (const memberId of maxima.keys()) addAccount(accounts, memberId, currentYear);
  for (const { event } of kept) {
    if (event.type !== 'PointsPurchaseImported') continue;
    const { memberId, useYear } = event.data as { memberId: number; useYear: number };
    addAccount(accounts, memberId, useYear);
  }
  return [...accounts].map(([stream, { memberId, useYear }]) => ({
    name: `opening/${stream}`,
    stream,
    file: 'EpicAdvantageContracts',
    event: PointsAccountOpened({ memberId, useYear, yearlyMaximum: Math.max(maxima.get(memberId) ?? 0, 0) }),
    at: startOfYear(useYear),
  }));
}

function addAccount(accounts: Map<string, { memberId: number; useYear: number }>, memberId: number, useYear: number): void {
  accounts.set(`pointsAccount-${memberId}-${useYear}`, { memberId, useYear });
}

function maximumOf(member: KeptRow): number {
  return (member.event.data as { currentYearMaxEpicAdvPoints: number }).currentYearMaxEpicAdvPoints;
}
