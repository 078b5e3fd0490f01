/** What was sold: a unit of somebody's, or a membership. */
export type ContractKind = 'resale' | 'membership';

/** Which sales are counted (`decisions.md I25`), and whether only those that were closed (`I7`). */
export interface SalesLens {
  readonly kind: ContractKind | 'all';
  readonly closedOnly: boolean;
}

export const salesKinds = ['all', 'resale', 'membership'] as const;

/** What is counted of a tour whatever was sold: with the lens of the sales it makes a report. */
export const TOURS_LENS = 'tours';

/** Its name in running totals. */
export function lensName({ kind, closedOnly }: SalesLens): string {
  return closedOnly ? `${kind} closed` : kind;
}
