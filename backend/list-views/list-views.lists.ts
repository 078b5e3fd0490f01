import { permissionNames } from '../../events/users/permission.enums.js';
import { listViewQuery, wholeListViewQuery } from '../../projections/list-view/list-view.queries.js';
import { mayOpen, type ListDefinition, type ListRegistry } from '../platform/lists/list-registry.js';
import type { Reader } from '../platform/lists/list-visibility.js';
import type { LookUpSource } from '../platform/lists/look-up.js';
import { ownerKey } from './list-view.rules.js';

export const LIST_VIEWS = 'list-view';

/** For the server's own look-ups: of every owner and tenant. */
export const allListViews: LookUpSource = { list: LIST_VIEWS, query: listViewQuery };

/** What menus follow: the views that a reader has, or that are shared with them, of the lists that they may open. */
export function listViewsOf(registry: ListRegistry): ListDefinition {
  const only = ({ permissions, tenantId, actor }: Reader) => [
    { field: 'audience', values: [ownerKey(actor), `tenant:${tenantId}`] },
    { field: 'list', values: registry.viewed.filter((definition) => mayOpen(definition, permissions)).map(({ list }) => list) },
  ];
  return { list: LIST_VIEWS, query: listViewQuery, permission: permissionNames, only };
}

/** The same views with what they show and filter by; no route and no push reads it unseen. */
export function wholeListViewsOf(registry: ListRegistry): ListDefinition {
  return { ...listViewsOf(registry), query: wholeListViewQuery };
}
