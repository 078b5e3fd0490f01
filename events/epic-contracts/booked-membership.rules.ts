import { bookedDifference, type BookedFacts } from '../resale-contracts/booked.rules.js';

/** What the books know of a membership at a moment. */
export interface BookedMembership {
  readonly contractStatus: string;
  readonly contractDate: string | null;
  readonly purchasePrice: string | null;
  readonly incomeGlCode: string;
}

export function bookedMembershipOf({ contractStatus, contractDate, purchasePrice, incomeGlCode }: BookedMembership): BookedMembership {
  return { contractStatus, contractDate, purchasePrice, incomeGlCode };
}

/** In the words of all contracts: what a membership earns is its price, and it has no cost in inventory. */
export function asBookedFacts(membership: BookedMembership): BookedFacts {
  return { ...bookedMembershipOf(membership), incomeAmount: membership.purchasePrice, toName: '', cogGlCode: '', cogAmount: null, toGlCode: '', toCommission: null };
}

/** The price says what was earned: it is told once. */
export function membershipDifference(before: BookedMembership, after: BookedMembership): readonly (keyof BookedFacts)[] {
  return bookedDifference(asBookedFacts(before), asBookedFacts(after)).filter((field) => field !== 'incomeAmount');
}
