import type { LedgerStatus, PointsPaymentStatus } from '../../events/points/points.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a row of the ledger and the payment of a purchase stand in. */
export const pointsTones: Readonly<Record<LedgerStatus | PointsPaymentStatus, Tone>> = {
  Draft: 'plain',
  Posted: 'green',
  Held: 'gold',
  Paid: 'green',
  Refunded: 'gold',
  Released: 'plain',
};
