import { listQuery } from '../lists/list-query.js';
import { ListViewRow } from './list-view.read-model.js';

const told = {
  list: { kind: 'text', label: 'List', filter: true },
  name: { kind: 'text', label: 'Name' },
  owner: { kind: 'text', label: 'Owner', filter: true },
  ownerName: { kind: 'text', label: 'Kept by' },
  shared: { kind: 'yesNo', label: 'Shared' },
  audience: { kind: 'text', label: 'Seen by' },
  revision: { kind: 'number', label: 'Revision' },
  changedBy: { kind: 'text', label: 'Changed by' },
} as const;

/** That there is a view. What it shows and filters by goes by its reader, and is in no page and no push. */
export const listViewQuery = listQuery<ListViewRow>({ entity: ListViewRow, key: 'viewId', columns: told, defaultSort: 'viewId' });

/** With what they show and filter by: for who hides that before anything is passed on. */
export const wholeListViewQuery = listQuery<ListViewRow>({
  entity: ListViewRow,
  key: 'viewId',
  columns: {
    ...told,
    search: { kind: 'text', label: 'Search' },
    filters: { kind: 'text', label: 'Filters' },
    sort: { kind: 'text', label: 'Order' },
    columns: { kind: 'text', label: 'Columns' },
  },
  defaultSort: 'viewId',
});
