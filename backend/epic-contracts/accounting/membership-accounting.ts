import { bookedMembershipOf, membershipDifference } from '../../../events/epic-contracts/booked-membership.rules.js';
import { EpicContractAccountingRevised, MembershipChangedAfterClose } from '../../../events/epic-contracts/epic-contract-accounting.events.js';
import { epicAccountingFields } from '../../../events/epic-contracts/epic-contract-accounting.fields.js';
import type { EpicContractEvent } from '../../../events/epic-contracts/epic-contract.events.js';
import { bookedMonth } from '../../../events/resale-contracts/booked.rules.js';
import { closedBy, type WithClosedMonths } from '../../platform/books/closed-months.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { refuseMissed } from '../../platform/records/missed-values.js';
import { revisedSection } from '../../platform/records/revised-section.js';
import type { EpicContractFacts } from '../epic-contract.state.js';
import { refuseUnexplained } from '../epic-contract.statuses.js';
import type { ReviseMembershipAccounting } from './membership-accounting.commands.js';

const section = revisedSection<EpicContractEvent, { readonly memberId: number; readonly reason?: string }>(epicAccountingFields, EpicContractAccountingRevised);

/** The code of the income, as the accounting sheet sends it. */
export function reviseMembershipAccounting({ seen = {}, reason, ...sent }: ReviseMembershipAccounting, contract: EpicContractFacts): EpicContractEvent[] {
  const booked = Object.fromEntries(Object.entries(sent).filter(([name]) => name in epicAccountingFields));
  const changed = section(contract, { ...contract, ...sentOver(epicAccountingFields, booked, contract) }, { memberId: contract.memberId, ...(reason && { reason }) });
  if (changed.length === 0) return [];
  refuseMissed(epicAccountingFields, booked, seen, contract);
  refuseUnexplained(contract, reason);
  return changed;
}

/**
 * As for contracts of units: a change of money in a closed month goes through with a reason, and is marked.
 * @throws Refusal where nobody says why, MonthsUnread
 */
export function toldAfterClose(before: EpicContractFacts | null, after: EpicContractFacts, { closedMonths }: WithClosedMonths, reason: string | undefined): EpicContractEvent[] {
  const was = before ? bookedMembershipOf(before) : { contractStatus: '', contractDate: null, purchasePrice: null, incomeGlCode: '' };
  if (!closedMonths || membershipDifference(was, after).length === 0) return [];
  const closed = closedBy([bookedMonth(was), bookedMonth(after)], closedMonths, { reason, isNew: before === null });
  return closed.map((month) => MembershipChangedAfterClose({ memberId: after.memberId, month, closing: closedMonths.get(month)!, before: was, after: bookedMembershipOf(after), ...(reason && { reason }) }));
}
