import { PointsPosted } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { paymentLetGo } from './checkout.outgoing.js';

/** Who paid at a desk is not to pay once more in the window of the link that was sent to them. */
export const letPaymentGoWhenPaidAtDesk = reaction('let-payment-go-when-paid-at-desk', 'Purchase was paid at a desk').when(PointsPosted, ({ stream, data }) => {
  if (data.processor) return undefined;
  const { epicAdvantageContractId: id } = data;
  return { kind: paymentLetGo, recipient: `Payer of purchase ${id}`, about: stream, payload: { account: accountId(data), id } };
});
