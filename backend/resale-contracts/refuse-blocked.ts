import { Refusal } from '../platform/commands/refusal.js';
import type { BlockingCheck } from './resale-contract-dates.rules.js';

/** @throws Refusal that says the first of the checks, and names all of them in their order (`decisions.md C8`) */
export function refuseBlocked(checks: readonly BlockingCheck[]): void {
  const [first] = checks;
  if (first) throw new Refusal(first.message, { status: 400, field: first.field, errors: checks });
}
