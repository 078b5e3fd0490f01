import { MORE_UNITS } from '../../../backend/inventory/pricing/inventory-cap.rules.js';
import { listingStatuses } from '../../../events/inventory/inventory.enums.js';
import type { May } from '../../kit/list/columns-of.js';
import type { ListDefinition } from '../../kit/list/list-definition.js';

/** Document 3, section 8, said wherever units are searched (`decisions.md H7`). */
export const NO_MATCH = 'No inventory matches your search.  Please try again.';

/** What every list of units shows of one in short. */
interface UnitRow {
  readonly inventoryId: number;
  readonly resortName: string;
  readonly unitNumber: string;
}

interface ListOfUnits<Row> {
  readonly may: May;
  /** The list that counts its statuses. */
  readonly totals: string;
  /** The most rows that this person gets (`decisions.md H5`). */
  readonly most: number | undefined;
  readonly detailOf: (row: Row) => string;
}

/** What the lists of inventory and of listings have alike; who lacks Inventory_Sensitive sees in both what can be sold. */
export function listOfUnits<Row extends UnitRow>({ may, totals, most, detailOf }: ListOfUnits<Row>): Pick<ListDefinition<Row>, 'counts' | 'note' | 'most' | 'searchPlaceholder' | 'link' | 'peek'> {
  const maySeeAll = may('Inventory_Sensitive');
  const mayOpen = may('Inventory_Detail');
  const chips = [{ label: 'All' }, ...listingStatuses.map((status) => ({ label: status, values: [status] }))];
  return {
    ...(maySeeAll ? { counts: { list: totals, field: 'listingStatus', count: 'count', chips } } : { note: 'available' }),
    ...(most !== undefined && { most: { rows: most, words: MORE_UNITS } }),
    searchPlaceholder: maySeeAll ? 'Resort, unit, week, owner…' : 'Resort, unit, week…',
    ...(mayOpen && { link: detailOf }),
    peek: { title: ({ resortName, unitNumber }) => `${resortName} ${unitNumber}`, ...(mayOpen && { url: ({ inventoryId }: Row) => `/api/Inventories/${inventoryId}` }) },
  };
}
