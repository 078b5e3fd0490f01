import { Decimal } from 'decimal.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { Refusal } from '../platform/commands/refusal.js';

/** Percent: Florida's limit (Fla. Stat. 687.03, `decisions.md E5`), rounded to two places (`E6`). */
const HIGHEST_APR = 18;

/**
 * A rate above the limit takes Contracts_Admin (`decisions.md B24`). What a contract came with stays until it is changed.
 * @throws Refusal
 */
export function refuseAprAboveLimit(apr: string | null, stored: string | null, permissions: ReadonlySet<string>): void {
  if (apr === null || apr === stored || permissions.has('Contracts_Admin')) return;
  if (!new Decimal(apr).toDecimalPlaces(2).gt(HIGHEST_APR)) return;
  throw new Refusal(`An APR above ${HIGHEST_APR}% needs the permission ${permissionLabel('Contracts_Admin')}`, { field: 'aprRate', status: 403 });
}
