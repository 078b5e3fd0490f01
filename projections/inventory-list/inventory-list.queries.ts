import { listQuery } from '../engine/list-query.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const inventoryListQuery = listQuery<InventoryListRow>({
  entity: InventoryListRow,
  key: 'inventoryId',
  columns: {
    resortName: { kind: 'text', label: 'Resort', ...offered },
    unitNumber: { kind: 'text', label: 'Unit', ...offered },
    useWeek: { kind: 'text', label: 'Week', ...offered },
    useType: { kind: 'text', ...offered },
    useYearType: { kind: 'text', ...offered },
    nextUseYear: { kind: 'text', ...offered },
    fixedFloat: { kind: 'text', label: 'Fixed/Float', ...offered },
    bedrooms: { kind: 'text', ...offered },
    bathrooms: { kind: 'text', ...offered },
    unitSleeps: { kind: 'text', label: 'Sleeps', ...offered },
    unitType: { kind: 'text', ...offered },
    roomType: { kind: 'text', ...offered },
    unitView: { kind: 'text', label: 'View', ...offered },
    golfPackage: { kind: 'text', ...offered },
    pointsAmount: { kind: 'number', label: 'Points', ...offered },
    pointsSeason: { kind: 'text', ...offered },
    listedWithPoints: { kind: 'text', ...offered },
    rciNumber: { kind: 'text', label: 'RCI number', ...offered },
    retailPrice: { kind: 'money', ...offered },
    maintFee: { kind: 'money', label: 'Maintenance fee', ...offered },
    financingEligible: { kind: 'text', ...offered },
    isHoaOwned: { kind: 'text', label: 'HOA owned', ...offered },
    listingStartDate: { kind: 'date', label: 'Listed', ...offered },
    listingStatus: { kind: 'status', label: 'Status', ...offered },
    listingEndDate: { kind: 'date', label: 'Expires', ...offered },
    listingPrice: { kind: 'money', ...offered },
    ownerName: { kind: 'text', label: 'Owner', ...offered },
    sellerCompanyName: { kind: 'text', label: 'Seller company', ...offered },
    sellerFirstName: { kind: 'text', ...offered },
    sellerLastName: { kind: 'text', ...offered },
    sellerEmail: { kind: 'text', filter: true },
    sellerMobilePhone: { kind: 'text', filter: true },
    sellerHomePhone: { kind: 'text', filter: true },
    marketingFee: { kind: 'money', ...offered },
    mktFeeDatePd: { kind: 'date', label: 'Marketing fee paid', ...offered },
    amountPaid: { kind: 'money', ...offered },
    variance: { kind: 'text', label: 'Marketing fee notes' },
    entryDate: { kind: 'date', ...offered },
    verifiedBy: { kind: 'text', ...offered },
    dateVerified: { kind: 'date', ...offered },
    notes: { kind: 'text', label: 'Internal notes', filter: true },
  },
  search: {
    everybody: ['resortName', 'unitNumber', 'useWeek'],
    Inventory_Sensitive: ['ownerName', 'sellerCompanyName', 'sellerFirstName', 'sellerLastName'],
  },
  sorts: ['resortName', 'retailPrice', '-retailPrice'],
  filteredSorts: { listingStatus: ['resortName'] },
  defaultSort: 'resortName',
});

/** How many units stand in each listing status. */
export const inventoryTotalsQuery = listQuery<InventoryTotal>({
  entity: InventoryTotal,
  key: 'key',
  columns: { listingStatus: { kind: 'status' }, count: { kind: 'number' } },
  defaultSort: 'key',
});
