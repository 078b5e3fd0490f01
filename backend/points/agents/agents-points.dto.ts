/** Points of this use year as an agent sees them: allotment - bought - held = available (`decisions.md F20`). */
export interface AgentsPoints {
  readonly useYear: number;
  readonly allotment: number;
  readonly bought: number;
  readonly held: number;
  /** When the first hold runs out. */
  readonly heldUntil: string | null;
  readonly available: number;
  /** Why nothing can be bought; empty where points can. */
  readonly closedFor: string;
  /** Newest first. */
  readonly purchases: readonly AgentsPurchase[];
}

export interface AgentsPurchase {
  readonly epicAdvantageContractId: number;
  readonly createdAt: string;
  /** Staff are not named to another company. */
  readonly by: 'RCI Agent' | 'Vacation Resales';
  readonly pointsPurchased: number;
  readonly totalPurchasePrice: string;
  readonly paymentStatus: string;
  readonly heldUntil: string | null;
  readonly paymentReferenceId: string;
}
