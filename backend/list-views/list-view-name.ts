import { ListViewCreated, ListViewDeleted, ListViewRenamed, ListViewRestored } from '../../events/users/list-view.events.js';
import { claimOf } from '../platform/claims/claim-of.js';
import { tidyViewName } from './list-view.rules.js';
import type { ListView } from './list-view.state.js';
import { listView } from './list-view.js';

type Named = Pick<ListView, 'owner' | 'list' | 'name'> & Partial<Pick<ListView, 'deleted'>>;

/** What somebody calls their views of a list: no two the same, whatever the case. */
export const listViewName = claimOf<ListView, Named>({
  kind: 'list-view-name',
  label: 'Name of a view',
  aggregate: listView,
  events: [ListViewCreated, ListViewRenamed, ListViewDeleted, ListViewRestored],
  key: ({ owner, list, name, deleted = false }) => (deleted || owner === '' ? '' : [owner, list, tidyViewName(name).toLowerCase()].join('|')),
});
