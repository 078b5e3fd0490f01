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

/** What only one record of an aggregate at a time may have, where a record has many, such as the sales of a pay run. */
export interface ManyClaimsOf<State = unknown> extends Omit<ClaimOf<State>, 'key'> {
  keys(state: State): readonly string[];
}

export function manyClaimsOf<State>(claims: ManyClaimsOf<State>): ManyClaimsOf<State> {
  return claims;
}

/** Of whatever aggregate. */
export type AnyClaim = ClaimOf | ManyClaimsOf;

/** What a record in this state has. */
export function keysHeld(kind: AnyClaim, state: unknown): readonly string[] {
  if ('keys' in kind) return kind.keys(state as never);
  const key = kind.key(state as never);
  return key === '' ? [] : [key];
}
