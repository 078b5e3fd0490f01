import type { Sight } from '../../../projections/engine/list-sight.js';
import { hiddenFields, missingPermissions } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { ListDefinition } from './list-registry.js';

type Restrictions = Pick<ListDefinition, 'sensitive' | 'restricted'>;

/** What somebody with these permissions sees of a list: which fields, and which rows. */
export function sightOf({ sensitive, restricted = {} }: Restrictions, permissions: PermissionSet): Sight {
  const lacking = Object.entries(restricted).filter(([permission]) => !permissions.has(permission));
  return { hidden: hiddenFields(sensitive, permissions), only: lacking.map(([, restriction]) => restriction) };
}

/** What somebody lacks to see all of a list: two people who lack the same see the same. */
export function lackingIn({ sensitive, restricted = {} }: Restrictions, permissions: PermissionSet): string {
  return missingPermissions({ ...sensitive, ...restricted }, permissions).join(',');
}
