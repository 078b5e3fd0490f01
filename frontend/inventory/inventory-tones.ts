import type { listingStatuses } from '../../events/inventory/inventory.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What the listing of a unit stands in. */
export const inventoryTones: Readonly<Record<(typeof listingStatuses)[number], Tone>> = {
  Draft: 'plain',
  Available: 'green',
  'Sale Pending': 'orange',
  Canceled: 'red',
  Expired: 'gold',
};
