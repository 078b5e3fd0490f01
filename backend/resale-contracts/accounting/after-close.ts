import { ContractChangedAfterClose } from '../../../events/resale-contracts/after-close.events.js';
import { bookedDifference, bookedFactsOf, bookedMonth } from '../../../events/resale-contracts/booked.rules.js';
import type { ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { monthWords } from '../../../events/accounting/month-words.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { closedOf, type WithClosedMonths } from '../../platform/books/closed-months.js';
import type { ResaleContract } from '../resale-contract.state.js';

/**
 * A change of money in a month that accounting has closed goes through with a reason, and is marked.
 * @param after the contract as the change leaves it
 * @throws Refusal where nobody says why, MonthsUnread
 */
export function toldAfterClose(before: ResaleContract, after: ResaleContract, { closedMonths }: WithClosedMonths, reason: string | undefined): ResaleContractEvent[] {
  if (!closedMonths || bookedDifference(before, after).length === 0) return [];
  const closed = closedOf([...new Set([bookedMonth(before), bookedMonth(after)])].filter((month) => month !== ''), closedMonths);
  // A new contract is there to be asked about from then on.
  if (closed.length > 0 && !reason && before.contractId !== null) {
    throw new Refusal(`${closed.map(monthWords).join(' and ')} ${closed.length === 1 ? 'is' : 'are'} closed in the books: please say why this is changed`, { field: 'reason', code: 'reason-needed' });
  }
  const facts = { before: bookedFactsOf(before), after: bookedFactsOf(after), ...(reason && { reason }) };
  return closed.map((month) => ContractChangedAfterClose({ month, closing: closedMonths.get(month)!, ...facts }));
}
