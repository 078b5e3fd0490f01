import { AddIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { mostListings } from '../../backend/inventory/pricing/inventory-cap.rules.js';
import { weeksAsTyped } from '../../backend/inventory/search/inventory-criteria.rules.js';
import { listingListColumns } from '../../projections/listing-list/listing-list.columns.js';
import type { ListingListRow } from '../../projections/listing-list/listing-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { ListingSearch } from './listing-search.js';
import { listOfUnits, NO_MATCH } from '../inventory/search/lists-of-units.js';

const DEFAULT_SORT = '-inventoryId';

function detailOf({ inventoryId }: ListingListRow): string {
  return `/admin/listings-detail/${inventoryId}`;
}

function columns(may: May) {
  const mayOpen = may('Inventory_Detail');
  return columnsOf<ListingListRow>(
    listingListColumns,
    {
      inventoryId: { render: (listing) => (mayOpen ? <Link to={detailOf(listing)} tabIndex={-1}>{listing.inventoryId}</Link> : listing.inventoryId) },
      useWeek: { together: weeksAsTyped },
    },
    may,
  );
}

/** /admin/listings: with Listings_Main or Inventory_Main (decisions.md B13). */
export function ListingList() {
  const { may, user } = useSession();
  const most = mostListings({ role: user.role, may });
  const definition = useMemo<ListDefinition<ListingListRow>>(
    () => ({
      list: 'listing-list',
      key: 'inventoryId',
      ...listOfUnits<ListingListRow>({ may, totals: 'listing-totals', most, detailOf }),
      title: 'Listings',
      noun: { one: 'listing', many: 'listings' },
      columns: columns(may),
      defaultSort: DEFAULT_SORT,
      above: <ListingSearch defaultSort={DEFAULT_SORT} />,
      empty: { text: 'There are no listings yet.', narrowed: NO_MATCH },
      actions: may('Inventory_New') && <LinkButton to="/admin/listings-new" intent="primary" icon={<AddIcon />} text="New Listing" />,
    }),
    [may, most],
  );
  return <ListScreen definition={definition} />;
}
