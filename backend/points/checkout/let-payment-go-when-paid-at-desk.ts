import { PointsPosted } from '../../../events/points/points.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { letGo } from './let-payment-go-when-released.js';

/** Who paid at a desk is not to pay once more in the window of the link that was sent to them. */
export const letPaymentGoWhenPaidAtDesk = reaction('let-payment-go-when-paid-at-desk', 'Purchase was paid at a desk').when(PointsPosted, (event) => (event.data.processor ? undefined : letGo(event)));
