import type { FrozenRun } from './commission-run.events.js';

/** A manager has a line of a contract, and so has the next: each contract once, as `resale-1018`. */
export function salesPaidBy({ lines }: Pick<FrozenRun, 'lines'>): readonly string[] {
  return [...new Set(lines.map(({ kind, contractId }) => `${kind}-${contractId}`))];
}
