import type { FrozenLine } from './commission-run.events.js';

/** A manager has a line of a contract, and so has the next: each contract once, as `resale-1018`. */
export function salesPaidBy({ lines }: { readonly lines: readonly Pick<FrozenLine, 'kind' | 'contractId'>[] }): readonly string[] {
  return [...new Set(lines.map(({ kind, contractId }) => `${kind}-${contractId}`))];
}
