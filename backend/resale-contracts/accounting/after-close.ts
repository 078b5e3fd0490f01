import { ContractChangedAfterClose } from '../../../events/resale-contracts/after-close.events.js';
import { bookedDifference, bookedFactsOf, bookedMonth } from '../../../events/resale-contracts/booked.rules.js';
import type { ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { closedBy, type WithClosedMonths } from '../../platform/books/closed-months.js';
import type { ResaleContract } from '../resale-contract.state.js';

/**
 * A change of money in a month that accounting has closed goes through with a reason, and is marked.
 * @param after the contract as the change leaves it
 * @throws Refusal where nobody says why, MonthsUnread
 */
export function toldAfterClose(before: ResaleContract, after: ResaleContract, { closedMonths }: WithClosedMonths, reason: string | undefined): ResaleContractEvent[] {
  if (!closedMonths || bookedDifference(before, after).length === 0) return [];
  const closed = closedBy([bookedMonth(before), bookedMonth(after)], closedMonths, { reason, isNew: before.contractId === null });
  const facts = { before: bookedFactsOf(before), after: bookedFactsOf(after), ...(reason && { reason }) };
  return closed.map((month) => ContractChangedAfterClose({ month, closing: closedMonths.get(month)!, ...facts }));
}
