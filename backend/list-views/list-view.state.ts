import type { Arrangement } from '../../events/list-view.js';

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
  readonly deleted: boolean;
  readonly arrangement: Arrangement;
}

const asTheListIs: Arrangement = { search: '', filters: [], sort: '', columns: [] };

export const noView: ListView = { viewId: 0, list: '', name: '', owner: '', ownerName: '', tenantId: 0, shared: false, deleted: false, arrangement: asTheListIs };
