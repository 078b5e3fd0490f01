import type { PointsBill } from '../points-bill.rules.js';
import type { WayToMember } from '../reach/buyers-reach.js';

/** Points of this use year as an agent sees them: the figures of the office (`decisions.md F20`). */
export interface AgentsPoints extends Omit<PointsBill, 'opened'> {
  /** When the first hold runs out. */
  readonly heldUntil: string | null;
  /** Why nothing can be bought; empty where points can. */
  readonly closedFor: string;
  /** How the member can be sent the code that a purchase needs; null where it needs none. */
  readonly codeBy: readonly WayToMember[] | null;
  /** A link may go by text: the member's phone opted in, and it is day there. */
  readonly textOffered: boolean;
  /** Newest first. */
  readonly purchases: readonly AgentsPurchase[];
}

export interface AgentsPurchase {
  readonly epicAdvantageContractId: number;
  readonly createdAt: string;
  /** 'RCI Agent', or the company: its staff are not named to another one. */
  readonly by: string;
  readonly pointsPurchased: number;
  readonly totalPurchasePrice: string;
  readonly paymentStatus: string;
  readonly heldUntil: string | null;
  readonly paymentReferenceId: string;
}
