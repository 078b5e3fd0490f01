import { PointsReleased } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { paymentLetGo } from './checkout.outgoing.js';

/** A purchase whose points went back is not to be paid in a window that stayed open. */
export const letPaymentGoWhenReleased = reaction('let-payment-go-when-released', 'Points went back').when(PointsReleased, ({ stream, data }) => ({
  kind: paymentLetGo,
  recipient: `Payer of purchase ${data.epicAdvantageContractId}`,
  about: stream,
  payload: { account: accountId(data), id: data.epicAdvantageContractId },
}));
