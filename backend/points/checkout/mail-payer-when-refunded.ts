import { PointsRefunded } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { refundWords } from './checkout.outgoing.js';

/** Who got the receipt by mail is told there that the money goes back. */
export const mailPayerWhenRefunded = reaction('mail-payer-when-refunded', 'Purchase was refunded').when(PointsRefunded, ({ stream, data }) => ({
  kind: refundWords,
  recipient: `Payer of purchase ${data.epicAdvantageContractId}`,
  about: stream,
  payload: { account: accountId(data), id: data.epicAdvantageContractId },
}));
