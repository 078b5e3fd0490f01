import { addDays } from '../platform/calendar/day.rules.js';
import type { ForToday } from '../platform/today/for-today.js';
import type { WaitingRows } from '../platform/today/waiting.js';
import { listingList } from './inventory.lists.js';
import { AVAILABLE } from './inventory-sight.js';

/** So long before its end somebody asks the owner whether it goes on. */
const NOTICE_DAYS = 7;

const waiting: readonly WaitingRows[] = [
  {
    name: 'listings-ending',
    permission: ['Listings_Main', 'Inventory_Main'],
    needs: 'Inventory_Sensitive',
    page: '/admin/listings',
    words: { one: 'listing ends within seven days', many: 'listings end within seven days' },
    list: listingList,
    rows: ({ day }) => [
      { field: 'listingStatus', op: 'oneOf', value: [AVAILABLE] },
      { field: 'listingEndDate', op: 'from', value: day },
      { field: 'listingEndDate', op: 'to', value: addDays(day, NOTICE_DAYS) },
    ],
  },
  {
    name: 'agreements-unsent',
    permission: ['Listings_Main', 'Inventory_Main'],
    needs: 'Inventory_Sensitive',
    page: '/admin/listings',
    words: { one: 'listing agreement that has not gone out to be signed', many: 'listing agreements that have not gone out to be signed' },
    list: listingList,
    rows: () => [{ field: 'listingSigningStatus', op: 'is', value: 'Prepared' }],
  },
];

/** What waits among the listings. */
export const inventoryToday: ForToday = { waiting };
