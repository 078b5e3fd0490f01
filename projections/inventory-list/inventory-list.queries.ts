import { inventoryListFields, inventoryTotalFields } from '../../events/inventory-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';

export const inventoryListQuery = listQuery<InventoryListRow>({
  entity: InventoryListRow,
  key: 'inventoryId',
  columns: listColumns(inventoryListFields, {
    inventoryId: {},
    resortName: offered,
    unitNumber: offered,
    useWeek: offered,
    useType: offered,
    useYearType: offered,
    nextUseYear: offered,
    fixedFloat: offered,
    bedrooms: offered,
    bathrooms: offered,
    unitSleeps: offered,
    unitType: offered,
    roomType: offered,
    unitView: offered,
    golfPackage: offered,
    pointsAmount: offered,
    pointsSeason: offered,
    listedWithPoints: offered,
    rciNumber: offered,
    retailPrice: offered,
    maintFee: offered,
    financingEligible: offered,
    isHoaOwned: offered,
    listingStartDate: offered,
    listingStatus: offered,
    listingEndDate: offered,
    listingPrice: offered,
    ownerName: offered,
    sellerCompanyName: offered,
    sellerFirstName: offered,
    sellerLastName: offered,
    sellerEmail: { filter: true },
    sellerMobilePhone: { filter: true },
    sellerHomePhone: { filter: true },
    marketingFee: offered,
    mktFeeDatePd: offered,
    amountPaid: offered,
    variance: {},
    entryDate: offered,
    verifiedBy: offered,
    dateVerified: offered,
    notes: { filter: true },
  }),
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
  columns: listColumns(inventoryTotalFields, { listingStatus: {}, count: {} }),
  defaultSort: 'key',
});
