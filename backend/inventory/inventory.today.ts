import { addDays } from '../platform/calendar/day.rules.js';
import { unsentDocuments } from '../platform/signing/unsent-documents.js';
import type { ForToday } from '../platform/today/for-today.js';
import type { WaitingRows } from '../platform/today/waiting.js';
import { listingList } from './inventory.lists.js';
import { AVAILABLE } from './inventory-visibility.js';

/** So long before its end somebody asks the owner whether it goes on. */
const NOTICE_DAYS = 7;

/** What waits is counted for who sees more of a unit than that it can be sold. */
const opensListings = { permission: ['Listings_Main', 'Inventory_Main'], needs: 'Inventory_Sensitive', page: '/admin/listings', list: listingList } as const;

const waiting: readonly WaitingRows[] = [
  {
    ...opensListings,
    name: 'listings-ending',
    words: { one: 'listing ends within seven days', many: 'listings end within seven days' },
    rows: ({ day }) => [
      { field: 'listingStatus', op: 'oneOf', value: [AVAILABLE] },
      { field: 'listingEndDate', op: 'from', value: day },
      { field: 'listingEndDate', op: 'to', value: addDays(day, NOTICE_DAYS) },
    ],
  },
  {
    ...opensListings,
    name: 'agreements-unsent',
    words: { one: 'listing agreement that has not gone out to be signed', many: 'listing agreements that have not gone out to be signed' },
    rows: unsentDocuments({ category: 'inventory', kind: 'listing', list: listingList, status: 'listingSigningStatus' }),
  },
];

/** What waits among the listings. */
export const inventoryToday: ForToday = { waiting };
