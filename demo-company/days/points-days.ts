import { MemberImported } from '../../events/members/member.events.js';
import { PointsPurchaseImported } from '../../events/points/points.events.js';
import { newYorkYear } from '../../events/kernel/new-york-day.js';
import { POINTS_STEP } from '../../backend/points/points-purchase.rules.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { correctedRow, PurchaseFile } from './points-file.js';
import { inOfficeHours } from './work-days.js';

const SEED = 502;
const PURCHASES = 16;
const CORRECTIONS = 5;

/** Members buy points, at the desk or of an agent: most pay at once, some let the hold run out or call off, two get their money back. Rows of the ledger are corrected. */
export function pointsDays(company: CompanyBefore, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  const bought = new Set(company.all(PointsPurchaseImported).map(({ data }) => data.memberId));
  const members = company.all(MemberImported).filter(({ data }) => mayBuy(data) && !bought.has(data.memberId));
  const purchases = chance.some(members, PURCHASES).flatMap(({ data: member }, index) => {
    const at = inOfficeHours(days[Math.floor((index * days.length) / PURCHASES)]!, chance);
    const file = new PurchaseFile(index + 1, { memberId: member.memberId, useYear: newYorkYear(new Date(at)) }, member.currentYearMaxEpicAdvPoints ?? 0);
    if (index % 4 === 1) {
      file.buyByAgent(at, POINTS_STEP);
      return file.payByCard(index % 8 === 1);
    }
    file.buy(at, POINTS_STEP);
    if (index % 5 === 3) return file.runOut();
    if (index % 7 === 5) return file.callOff();
    if (index % 8 === 2) return file.refund(`ch_demo${String(1000 + index)}`, 'Bought twice by mistake');
    return file.pay(`ch_demo${String(1000 + index)}`);
  });
  const corrections = Array.from({ length: CORRECTIONS }, (_, index) => correctedRow(index + 1, chance.one(members).data.memberId, inOfficeHours(chance.one(days), chance)));
  return [...purchases, ...corrections.flat()];
}

interface Buyer {
  readonly memberStatus?: string | null;
  readonly currentYearMaxEpicAdvPoints?: number | null;
  readonly currentYearEpicAdvPointsAvail?: number | null;
}

/** An agent sells to active members alone; who goes to the desk is one of them, too. */
function mayBuy({ memberStatus, currentYearMaxEpicAdvPoints, currentYearEpicAdvPointsAvail }: Buyer): boolean {
  return memberStatus === 'Active' && Math.min(currentYearMaxEpicAdvPoints ?? 0, currentYearEpicAdvPointsAvail ?? 0) >= POINTS_STEP;
}
