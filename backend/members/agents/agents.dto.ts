import type { Communication } from '../../../events/leads/communication.js';

/** What an agent sees of the member whom they found: no address, no phone, no password (`decisions.md F1`). */
export interface AgentsMember {
  readonly memberId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberStatus: string;
  readonly rciMemberNumber: string;
  readonly membershipTier: string;
  readonly membershipStartDate: string | null;
  readonly membershipExpDate: string | null;
  /** What agents wrote, newest first. */
  readonly communications: readonly Communication[];
  /** Seconds until it ends at rest: the agent's clock may be wrong. */
  readonly session: { readonly name: string; readonly restSeconds: number };
}
