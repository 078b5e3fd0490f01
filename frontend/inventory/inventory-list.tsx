import { useMemo } from 'react';
import { fixedFloats, listingStatuses, roomTypes, useYearTypes, yesNo } from '../../events/inventory.values.js';
import type { InventoryListRow } from '../../projections/inventory-list/inventory-list.read-model.js';
import { formatPhone } from '../kit/format/phone.js';
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

/** Where the listing stands, the price that its owner asks, and who that is (decisions.md B16). */
const listingColumns: readonly Column<InventoryListRow>[] = [
  { field: 'listingStatus', label: 'Status', name: 'Listing status', kind: 'status', width: 126, options: listingStatuses },
  { field: 'listingEndDate', label: 'Expires', kind: 'date', width: 102 },
];

const sellerColumns: readonly Column<InventoryListRow>[] = [
  { field: 'listingPrice', label: 'Listing price', kind: 'money', width: 108 },
  { field: 'ownerName', label: 'Owner', kind: 'text', width: 126 },
  { field: 'sellerEmail', label: 'Seller email', kind: 'text', width: 190, sortable: false, hidden: true },
  { field: 'sellerMobilePhone', label: 'Seller mobile', kind: 'text', width: 124, sortable: false, hidden: true, render: ({ sellerMobilePhone }) => formatPhone(sellerMobilePhone) },
  { field: 'marketingFee', label: 'Marketing fee', kind: 'money', width: 112, hidden: true },
  { field: 'amountPaid', label: 'Amount paid', kind: 'money', width: 108, hidden: true },
  { field: 'verifiedBy', label: 'Verified by', kind: 'text', width: 120, hidden: true },
  { field: 'dateVerified', label: 'Verified', name: 'Date verified', kind: 'date', width: 98, hidden: true },
  { field: 'notes', label: 'Notes', name: 'Internal notes', kind: 'text', width: 180, sortable: false, hidden: true },
];

/** Who sees the listing too has no room for all of the unit at first. */
function columns(maySeeAll: boolean): readonly Column<InventoryListRow>[] {
  const room = maySeeAll ? ({ hidden: true } as const) : {};
  return [
    { field: 'resortName', label: 'Resort', kind: 'text', width: 150 },
    { field: 'inventoryId', label: 'ID', name: 'Inventory ID', kind: 'number', align: 'start', width: 58, filterable: false, render: ({ inventoryId }) => inventoryId },
    ...(maySeeAll ? listingColumns : []),
    { field: 'unitNumber', label: 'Unit', name: 'Unit number', kind: 'text', align: 'end', width: 58 },
    { field: 'useWeek', label: 'Week', kind: 'text', align: 'end', width: 60 },
    { field: 'useYearType', label: 'Use year', name: 'Use year type', kind: 'text', width: 110, options: useYearTypes },
    { field: 'useType', label: 'Use type', kind: 'text', width: 90, ...room },
    { field: 'bedrooms', label: 'Bed', name: 'Bedrooms', kind: 'text', width: 66 },
    { field: 'bathrooms', label: 'Bath', name: 'Bathrooms', kind: 'text', align: 'end', width: 58, ...room },
    { field: 'pointsAmount', label: 'Points', kind: 'number', width: 78 },
    { field: 'retailPrice', label: 'Retail price', kind: 'money', width: 102 },
    ...(maySeeAll ? sellerColumns : []),
    { field: 'maintFee', label: 'Maint. fee', name: 'Maintenance fee', kind: 'money', width: 98, ...room },
    { field: 'financingEligible', label: 'Financing', name: 'Financing eligible', kind: 'yesNo', width: 92, options: yesNo, ...room },
    { field: 'nextUseYear', label: 'Next year', name: 'Next use year', kind: 'text', width: 88, hidden: true },
    { field: 'fixedFloat', label: 'Fixed/Float', kind: 'text', width: 96, options: fixedFloats, hidden: true },
    { field: 'roomType', label: 'Room type', kind: 'text', width: 94, options: roomTypes, hidden: true },
    { field: 'unitView', label: 'View', kind: 'text', width: 90, hidden: true },
    { field: 'isHoaOwned', label: 'HOA owned', kind: 'yesNo', width: 96, options: yesNo, hidden: true },
  ];
}

/** /admin/inventory: the page is open with Inventory_Main, its results with Inventory_List. */
export function InventoryList() {
  const { may } = useSession();
  if (may('Inventory_List')) return <Results maySeeAll={may('Inventory_Sensitive')} />;
  return (
    <Page title="Inventory">
      <PageHeader title="Inventory" />
      <EmptyNotice text="The units themselves need the permission Inventory_List. Ask an administrator for it." />
    </Page>
  );
}

function Results({ maySeeAll }: { readonly maySeeAll: boolean }) {
  const definition = useMemo<ListDefinition<InventoryListRow>>(
    () => ({
      list: 'inventory-list',
      key: 'inventoryId',
      title: 'Inventory',
      noun: { one: 'unit', many: 'units' },
      ...(maySeeAll ? { counts } : { note: 'available' }),
      columns: columns(maySeeAll),
      defaultSort: 'resortName',
      searchPlaceholder: maySeeAll ? 'Resort, unit, week, owner…' : 'Resort, unit, week…',
      empty: { text: 'No inventory matches your search.  Please try again.' },
      peek: { title: ({ resortName, unitNumber }) => `${resortName} ${unitNumber}` },
    }),
    [maySeeAll],
  );
  return <ListScreen definition={definition} />;
}
