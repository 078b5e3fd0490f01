import { useMemo } from 'react';
import { listingStatuses } from '../../events/inventory.values.js';
import { inventoryListColumns } from '../../projections/inventory-list/inventory-list.columns.js';
import type { InventoryListRow } from '../../projections/inventory-list/inventory-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { useSession } from '../server/session.js';

const counts: CountStripDefinition = {
  list: 'inventory-totals',
  field: 'listingStatus',
  count: 'count',
  chips: [{ label: 'All' }, ...listingStatuses.map((status) => ({ label: status, values: [status] }))],
};

/** Who sees the listing too has no room for all of the unit at first. */
function columns(may: May): readonly Column<InventoryListRow>[] {
  const room = may('Inventory_Sensitive') ? ({ hidden: true } as const) : {};
  return columnsOf<InventoryListRow>(
    inventoryListColumns,
    {
      inventoryId: { render: ({ inventoryId }) => inventoryId },
      useType: room,
      bathrooms: room,
      maintFee: room,
      financingEligible: room,
    },
    may,
  );
}

/** /admin/inventory: the page is open with Inventory_Main, its results with Inventory_List. */
export function InventoryList() {
  const { may } = useSession();
  if (may('Inventory_List')) return <Results may={may} />;
  return (
    <Page title="Inventory">
      <PageHeader title="Inventory" />
      <EmptyNotice text="The units themselves need the permission Inventory_List. Ask an administrator for it." />
    </Page>
  );
}

function Results({ may }: { readonly may: May }) {
  const maySeeAll = may('Inventory_Sensitive');
  const definition = useMemo<ListDefinition<InventoryListRow>>(
    () => ({
      list: 'inventory-list',
      key: 'inventoryId',
      title: 'Inventory',
      noun: { one: 'unit', many: 'units' },
      ...(maySeeAll ? { counts } : { note: 'available' }),
      columns: columns(may),
      defaultSort: 'resortName',
      searchPlaceholder: maySeeAll ? 'Resort, unit, week, owner…' : 'Resort, unit, week…',
      empty: { text: 'No inventory matches your search.  Please try again.' },
      peek: { title: ({ resortName, unitNumber }) => `${resortName} ${unitNumber}` },
    }),
    [may, maySeeAll],
  );
  return <ListScreen definition={definition} />;
}
