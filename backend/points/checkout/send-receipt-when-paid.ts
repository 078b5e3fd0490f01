import { PointsPosted, PointsPostedLate } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { purchaseReceipt } from './checkout.outgoing.js';

interface Paid {
  readonly stream: string;
  readonly data: { readonly memberId: number; readonly useYear: number; readonly epicAdvantageContractId: number; readonly processor?: string };
}

/** Who paid by card gets a receipt by mail; at a desk they were given one. */
export const sendReceiptWhenPaid = reaction('send-receipt-when-paid', 'Purchase was paid').when(PointsPosted, receipt).when(PointsPostedLate, receipt);

function receipt({ stream, data }: Paid) {
  if (!data.processor) return undefined;
  return { kind: purchaseReceipt, recipient: `Buyer of purchase ${data.epicAdvantageContractId}`, about: stream, payload: { account: accountId(data), id: data.epicAdvantageContractId } };
}
