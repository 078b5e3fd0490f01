import type { Communication } from '../../events/leads/communication.js';
import type { MemberValues } from '../../events/members/member.fields.js';

export interface MemberFacts extends MemberValues {
  readonly memberId: number;
  readonly communications: readonly Communication[];
  /** Fields that were edited on the member: they no longer follow the contract. */
  readonly own: readonly string[];
}

/** A member of the vacation club. Points are kept in the points accounts, one a use year. */
export type Member = MemberFacts | null;
