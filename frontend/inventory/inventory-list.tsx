import { AddIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { mostUnits } from '../../backend/inventory/pricing/inventory-cap.rules.js';
import { weeksAsTyped } from '../../backend/inventory/search/inventory-criteria.rules.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { inventoryListColumns } from '../../projections/inventory-list/inventory-list.columns.js';
import type { InventoryListRow } from '../../projections/inventory-list/inventory-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { useSession, type Session } from '../server/session.js';
import { listOfUnits, NO_MATCH } from './search/lists-of-units.js';
import { UnitFilterRow } from './search/unit-filter-row.js';
import { inventoryUseYears } from './search/years-of-use.js';

const DEFAULT_SORT = 'resortName';

function detailOf({ inventoryId }: InventoryListRow): string {
  return `/admin/inventory-detail/${inventoryId}`;
}

/** Who sees the listing too has no room for all of the unit at first. */
function columns(may: May): readonly Column<InventoryListRow>[] {
  const mayOpen = may('Inventory_Detail');
  const room = may('Inventory_Sensitive') ? ({ hidden: true } as const) : {};
  const all = columnsOf<InventoryListRow>(
    inventoryListColumns,
    {
      resortName: { render: (unit) => (mayOpen ? <Link to={detailOf(unit)} tabIndex={-1}>{unit.resortName || `Inventory ${unit.inventoryId}`}</Link> : unit.resortName) },
      inventoryId: { render: ({ inventoryId }) => inventoryId },
      useWeek: { together: weeksAsTyped },
      useYearType: { labels: inventoryUseYears.labels },
      useType: room,
      bathrooms: room,
      maintFee: room,
      financingEligible: room,
    },
    may,
  );
  // Before what a tablet has no room for: whoever sells looks at the price first.
  const price = all.filter(({ field }) => field === 'retailPrice');
  const others = all.filter(({ field }) => field !== 'retailPrice');
  const behind = others.findIndex(({ field }) => field === 'useWeek') + 1;
  return [...others.slice(0, behind), ...price, ...others.slice(behind)];
}

/** /admin/inventory: the page is open with Inventory_Main, its results with Inventory_List. */
export function InventoryList() {
  const session = useSession();
  if (session.may('Inventory_List')) return <Results session={session} />;
  return (
    <Page title="Inventory">
      <PageHeader title="Inventory" actions={newInventory(session.may)} />
      <EmptyNotice text={`The units themselves need the permission “${permissionLabel('Inventory_List')}”. Ask an administrator for it.`} />
    </Page>
  );
}

function newInventory(may: May) {
  return may('Inventory_New') && <LinkButton to="/admin/inventory-new" intent="primary" icon={<AddIcon />} text="New Inventory" />;
}

function Results({ session: { may, user } }: { readonly session: Session }) {
  const most = mostUnits({ role: user.role, may });
  const definition = useMemo<ListDefinition<InventoryListRow>>(
    () => ({
      list: 'inventory-list',
      key: 'inventoryId',
      ...listOfUnits<InventoryListRow>({ may, totals: 'inventory-totals', most, detailOf }),
      title: 'Inventory',
      noun: { one: 'unit', many: 'units' },
      columns: columns(may),
      defaultSort: DEFAULT_SORT,
      above: <UnitFilterRow defaultSort={DEFAULT_SORT} />,
      empty: { text: NO_MATCH, narrowed: NO_MATCH },
      actions: newInventory(may),
    }),
    [may, most],
  );
  return <ListScreen definition={definition} />;
}
