import { AddIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MORE_UNITS, mostUnits } from '../../backend/inventory/inventory-cap.rules.js';
import { listingStatuses } from '../../events/inventory.values.js';
import { inventoryListColumns } from '../../projections/inventory-list/inventory-list.columns.js';
import type { InventoryListRow } from '../../projections/inventory-list/inventory-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { useSession, type Session } from '../server/session.js';
import { UnitFilterRow } from './unit-filter-row.js';

const counts: CountStripDefinition = {
  list: 'inventory-totals',
  field: 'listingStatus',
  count: 'count',
  chips: [{ label: 'All' }, ...listingStatuses.map((status) => ({ label: status, values: [status] }))],
};

const DEFAULT_SORT = 'resortName';
const NO_MATCH = 'No inventory matches your search.  Please try again.';

function detailOf({ inventoryId }: InventoryListRow): string {
  return `/admin/inventory-detail/${inventoryId}`;
}

/** Who sees the listing too has no room for all of the unit at first. */
function columns(may: May): readonly Column<InventoryListRow>[] {
  const mayOpen = may('Inventory_Detail');
  const room = may('Inventory_Sensitive') ? ({ hidden: true } as const) : {};
  return columnsOf<InventoryListRow>(
    inventoryListColumns,
    {
      resortName: { render: (unit) => (mayOpen ? <Link to={detailOf(unit)} tabIndex={-1}>{unit.resortName || `Inventory ${unit.inventoryId}`}</Link> : unit.resortName) },
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
  const session = useSession();
  if (session.may('Inventory_List')) return <Results session={session} />;
  return (
    <Page title="Inventory">
      <PageHeader title="Inventory" actions={newInventory(session.may)} />
      <EmptyNotice text="The units themselves need the permission Inventory_List. Ask an administrator for it." />
    </Page>
  );
}

function newInventory(may: May) {
  return may('Inventory_New') && <LinkButton to="/admin/inventory-new" intent="primary" icon={<AddIcon />} text="New Inventory" />;
}

function Results({ session: { may, user } }: { readonly session: Session }) {
  const rows = mostUnits({ role: user.role, may });
  const maySeeAll = may('Inventory_Sensitive');
  const definition = useMemo<ListDefinition<InventoryListRow>>(
    () => ({
      list: 'inventory-list',
      key: 'inventoryId',
      title: 'Inventory',
      noun: { one: 'unit', many: 'units' },
      ...(maySeeAll ? { counts } : { note: 'available' }),
      columns: columns(may),
      defaultSort: DEFAULT_SORT,
      above: <UnitFilterRow defaultSort={DEFAULT_SORT} />,
      ...(rows !== undefined && { most: { rows, words: MORE_UNITS } }),
      searchPlaceholder: maySeeAll ? 'Resort, unit, week, owner…' : 'Resort, unit, week…',
      empty: { text: NO_MATCH, narrowed: NO_MATCH },
      actions: newInventory(may),
      ...(may('Inventory_Detail') && { link: detailOf }),
      peek: { title: ({ resortName, unitNumber }) => `${resortName} ${unitNumber}`, ...(may('Inventory_Detail') && { url: ({ inventoryId }: InventoryListRow) => `/api/Inventories/${inventoryId}` }) },
    }),
    [may, maySeeAll, rows],
  );
  return <ListScreen definition={definition} />;
}
