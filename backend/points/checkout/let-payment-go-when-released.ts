import { PointsReleased } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { accountId } from '../points-account-id.js';
import { paymentLetGo } from './checkout.outgoing.js';

interface ToLetGo {
  readonly stream: string;
  readonly data: { readonly memberId: number; readonly useYear: number; readonly epicAdvantageContractId: number };
}

/** A purchase whose points went back is not to be paid in a window that stayed open. */
export const letPaymentGoWhenReleased = reaction('let-payment-go-when-released', 'Points went back').when(PointsReleased, letGo);

export function letGo({ stream, data }: ToLetGo) {
  const { epicAdvantageContractId: id } = data;
  return { kind: paymentLetGo, recipient: `Payer of purchase ${id}`, about: stream, payload: { account: accountId(data), id } };
}
