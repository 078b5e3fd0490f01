import type { EventDeclaration } from '../../../events/kernel/event.js';
import type { Aggregate } from '../commands/aggregate.js';

/** What only one record of an aggregate at a time may have, such as the user behind an employee. */
export interface ClaimOf<State = unknown, Facts = never> {
  /** Never changed: the claims in the database are named by it. */
  readonly kind: string;
  /** What people call it: "Employee's user". */
  readonly label: string;
  readonly aggregate: Pick<Aggregate<State, never>, 'category' | 'initial' | 'evolve'>;
  /** Events that give a record one, or take it away. */
  readonly events: readonly EventDeclaration[];
  /** What is taken by facts that a record has or is to have; empty where it is nothing. */
  key(facts: Facts): string;
}

/** Declares what is unique: `claims.add` follows it, `claims.take` has it. */
export function claimOf<State extends Facts, Facts>(claim: ClaimOf<State, Facts>): ClaimOf<State, Facts> {
  return claim;
}
