import { PaymentTurnedAway, RefundRequested } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { moneyBack } from './checkout.outgoing.js';

interface ToGoBack {
  readonly stream: string;
  readonly data: { readonly memberId: number; readonly useYear: number; readonly epicAdvantageContractId: number; readonly paymentReferenceId: string };
}

/** Money that accounting gives back, and money that came for nothing. */
export const giveMoneyBackWhenAsked = reaction('give-money-back-when-asked', 'Money goes back').when(RefundRequested, back).when(PaymentTurnedAway, back);

function back({ stream, data }: ToGoBack) {
  const { epicAdvantageContractId: id, paymentReferenceId: paymentId } = data;
  return { kind: moneyBack, recipient: `Payer of purchase ${id}`, about: stream, payload: { account: accountId(data), id, paymentId } };
}
