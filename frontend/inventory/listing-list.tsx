import { AddIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MORE_UNITS, mostListings } from '../../backend/inventory/inventory-cap.rules.js';
import { listingStatuses } from '../../events/inventory.values.js';
import { listingListColumns } from '../../projections/listing-list/listing-list.columns.js';
import type { ListingListRow } from '../../projections/listing-list/listing-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { ListingSearch } from './listing-search.js';

const counts: CountStripDefinition = {
  list: 'listing-totals',
  field: 'listingStatus',
  count: 'count',
  chips: [{ label: 'All' }, ...listingStatuses.map((status) => ({ label: status, values: [status] }))],
};

const DEFAULT_SORT = '-inventoryId';
const NO_MATCH = 'No inventory matches your search.  Please try again.';

function detailOf({ inventoryId }: ListingListRow): string {
  return `/admin/listings-detail/${inventoryId}`;
}

function columns(may: May) {
  const mayOpen = may('Inventory_Detail');
  return columnsOf<ListingListRow>(
    listingListColumns,
    {
      inventoryId: { render: (listing) => (mayOpen ? <Link to={detailOf(listing)} tabIndex={-1}>{listing.inventoryId}</Link> : listing.inventoryId) },
    },
    may,
  );
}

/** /admin/listings: with Listings_Main or Inventory_Main (decisions.md B13). */
export function ListingList() {
  const { may, user } = useSession();
  const rows = mostListings({ role: user.role, may });
  const maySeeAll = may('Inventory_Sensitive');
  const definition = useMemo<ListDefinition<ListingListRow>>(
    () => ({
      list: 'listing-list',
      key: 'inventoryId',
      title: 'Listings',
      noun: { one: 'listing', many: 'listings' },
      ...(maySeeAll ? { counts } : { note: 'available' }),
      columns: columns(may),
      defaultSort: DEFAULT_SORT,
      above: <ListingSearch defaultSort={DEFAULT_SORT} />,
      ...(rows !== undefined && { most: { rows, words: MORE_UNITS } }),
      searchPlaceholder: maySeeAll ? 'Resort, unit, week, owner…' : 'Resort, unit, week…',
      empty: { text: 'There are no listings yet.', narrowed: NO_MATCH },
      actions: may('Inventory_New') && <LinkButton to="/admin/listings-new" intent="primary" icon={<AddIcon />} text="New Listing" />,
      ...(may('Inventory_Detail') && { link: detailOf }),
      peek: { title: ({ resortName, unitNumber }) => `${resortName} ${unitNumber}`, ...(may('Inventory_Detail') && { url: ({ inventoryId }: ListingListRow) => `/api/Inventories/${inventoryId}` }) },
    }),
    [may, maySeeAll, rows],
  );
  return <ListScreen definition={definition} />;
}
