import type { Visibility } from '../../../projections/lists/list-visibility.js';
import { hiddenFields, missingPermissions } from '../auth/hidden-fields.js';
import type { Session } from '../auth/sessions/session.js';
import type { ListDefinition } from './list-registry.js';

type Restrictions = Pick<ListDefinition, 'query' | 'restricted' | 'only' | 'tenantField'>;

/** Who reads. */
export type Reader = Pick<Session, 'permissions' | 'tenantId' | 'actor'> & Partial<Pick<Session, 'role'>>;

/** What somebody sees of a list: which fields, and which rows. */
export function visibilityOf({ query, restricted = {}, only, tenantField }: Restrictions, reader: Reader): Visibility {
  const { permissions, tenantId } = reader;
  const lacking = Object.entries(restricted).filter(([permission]) => !permissions.has(permission));
  const own = tenantField === undefined ? [] : [{ field: tenantField, values: [String(tenantId)] }];
  return { hidden: hiddenFields(query.sensitive, permissions), only: [...lacking.map(([, restriction]) => restriction), ...own, ...(only?.(reader) ?? [])] };
}

/** What somebody lacks to see all of a list: two people who lack the same see the same. */
export function lackingIn({ query, restricted = {}, only, tenantField }: Restrictions, reader: Reader): string {
  const { permissions, tenantId } = reader;
  const lacking = missingPermissions({ ...query.sensitive, ...restricted }, permissions);
  const held = only ? [JSON.stringify(only(reader))] : [];
  return [...lacking, ...held, ...(tenantField === undefined ? [] : [`other tenants than ${tenantId}`])].join(',');
}
