import { bucketOf } from '../../../events/reports/cede.rules.js';
import { firstDayOfMonth } from '../whole-months.rules.js';
import type { CededContract, CededMemberRow } from './ceded-members.read-model.js';

/** What a member counts for in the cede requirement: by the newest of their contracts. */
export function cededBy({ known, memberId, rciMemberNumber, contracts }: Pick<CededMemberRow, 'known' | 'memberId' | 'rciMemberNumber' | 'contracts'>) {
  const newest = newestOf(contracts);
  if (!known || memberId === 0 || !newest) return undefined;
  return { month: firstDayOfMonth(newest.enrolled), bucket: bucketOf(newest.contractStatus, rciMemberNumber), points: newest.points };
}

/** A member among all members. */
export interface Enrolled {
  /** First day of the month. */
  readonly month: string;
  readonly memberStatus: string;
  readonly membershipTier: string;
  /** Their newest; 0 for none. */
  readonly epicContractId: number;
}

/** What a member counts for among all members, from their first contract on; one without a contract was enrolled when they were told of first. */
export function enrolledBy({ known, memberId, memberStatus, membershipTier, begun, contracts }: Pick<CededMemberRow, 'known' | 'memberId' | 'memberStatus' | 'membershipTier' | 'begun' | 'contracts'>): Enrolled | undefined {
  if (!known || memberId === 0) return undefined;
  const enrolled = Object.values(contracts).map((contract) => contract.enrolled).toSorted()[0] ?? begun;
  return { month: firstDayOfMonth(enrolled), memberStatus, membershipTier, epicContractId: newestOf(contracts)?.epicContractId ?? 0 };
}

function newestOf(contracts: CededMemberRow['contracts']): CededContract | undefined {
  return Object.values(contracts).reduce<CededContract | undefined>((one, other) => (one && one.epicContractId > other.epicContractId ? one : other), undefined);
}
