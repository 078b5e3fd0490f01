import { isClosed } from '../../events/epic-contracts/epic-contract.enums.js';
import type { MemberStatus } from '../../events/members/member.enums.js';

const CARRIED_OVER: readonly MemberStatus[] = ['Rescinded', 'Canceled', 'Expired'];

/** What a member is by the status of the membership's contract (`decisions.md E23`). */
export function memberStatusBy(contractStatus: string): MemberStatus {
  if (isClosed(contractStatus)) return 'Active';
  return CARRIED_OVER.find((status) => status === contractStatus) ?? 'Pending';
}

/** Whoever takes a membership from somebody, or gives one back that had ended, says why. */
export function memberNeedsReason(from: string, to: string): boolean {
  return to === 'Suspended' || CARRIED_OVER.some((status) => status === from);
}
