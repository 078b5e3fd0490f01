import type { Arrangement } from '../../events/users/list-view.events.js';

/** A view of a list as it stands in its stream. */
export interface ListView {
  readonly viewId: number;
  /** Name of the list's routes; '' before the view is there. */
  readonly list: string;
  readonly name: string;
  /** `user:7` */
  readonly owner: string;
  readonly ownerName: string;
  readonly tenantId: number;
  readonly shared: boolean;
  /** The revision from which on it is shared, while it is: what was before is its owner's own. */
  readonly sharedSince: number;
  readonly deleted: boolean;
  readonly arrangement: Arrangement;
}

const asTheListIs: Arrangement = { search: '', filters: [], sort: '', columns: [] };

export const noView: ListView = { viewId: 0, list: '', name: '', owner: '', ownerName: '', tenantId: 0, shared: false, sharedSince: 0, deleted: false, arrangement: asTheListIs };
