import { permissionLabel } from '../../events/users/permission-words.rules.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import { Refusal } from '../platform/commands/refusal.js';

/** What sales earn stands in the journal and can be reckoned from its totals (`decisions.md B24`). @throws Refusal 403 */
export function refuseWithoutIncome(permissions: PermissionSet): void {
  if (permissions.has('Contracts_Sensitive')) return;
  throw new Refusal(`What contracts earn is in these figures: they need the permission ${permissionLabel('Contracts_Sensitive')} as well`, { status: 403, code: 'needs-income' });
}
