import { PaymentTurnedAway, PointsPosted, PointsPostedLate, PointsRefunded, RefundFailed, RefundRequested, TurnedAwayPaymentReturned, TurnedAwayRefundFailed, type PointsAccountEvent } from '../../events/points/points.events.js';
import type { TurnedAwayReason } from '../../events/points/points.enums.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { whoseAccount, type PointsAccountId } from './points-account-id.js';
import type { AnyPointsAccountCommand, PostPointsPayment, RecordRefund, RecordRefundFailed, RefundPurchase, TakeCardPayment } from './points-account.commands.js';
import { availablePoints, type PointsAccount, type PointsPurchase } from './points-account.state.js';

type ContextOf<C extends AnyPointsAccountCommand> = CommandContext<C, PointsAccountId>;

/** A payment that somebody took at a desk. */
export function post({ paymentReferenceId }: PostPointsPayment, account: PointsAccount, { id, given }: ContextOf<PostPointsPayment>): PointsAccountEvent[] {
  const { epicAdvantageContractId, pointLedgerId } = given;
  const purchase = purchaseOf(account, epicAdvantageContractId);
  if (purchase.status === 'released') throw new Refusal('The points of this purchase were released. Start a new purchase.', { status: 409, code: 'already-released' });
  if (purchase.status !== 'held') throw new Refusal('This purchase is already paid.', { status: 409, code: 'already-paid' });
  return [PointsPosted({ ...whoseAccount(id), epicAdvantageContractId, points: purchase.points, pointLedgerId, paymentReferenceId })];
}

/** Money that is here already: it buys the points, or goes back. What is told twice changes nothing. */
export function takeCardPayment({ paymentReferenceId, processor, cardEnd }: TakeCardPayment, account: PointsAccount, { id, given }: ContextOf<TakeCardPayment>): PointsAccountEvent[] {
  const { epicAdvantageContractId, pointLedgerId } = given;
  const purchase = purchaseOf(account, epicAdvantageContractId);
  if (purchase.payment?.reference === paymentReferenceId || purchase.turnedAway?.has(paymentReferenceId)) return [];
  const named = { ...whoseAccount(id), epicAdvantageContractId };
  const paid = { ...named, points: purchase.points, pointLedgerId, paymentReferenceId, processor, cardEnd };
  if (purchase.status === 'held') return [PointsPosted(paid)];
  const reason = whyTurnedAway(purchase, account);
  return [reason === undefined ? PointsPostedLate(paid) : PaymentTurnedAway({ ...named, paymentReferenceId, processor, reason })];
}

function whyTurnedAway({ status, releasedFor, points }: PointsPurchase, account: PointsAccount): TurnedAwayReason | undefined {
  if (status !== 'released') return 'The purchase was paid already';
  if (releasedFor === 'Called off') return 'The purchase had been called off';
  return points <= availablePoints(account) ? undefined : 'The hold had run out and its points were gone';
}

/** Where a processor took the money it gives it back first, and the points follow. */
export function refund({ reason }: RefundPurchase, account: PointsAccount, { id, given }: ContextOf<RefundPurchase>): PointsAccountEvent[] {
  const { epicAdvantageContractId, pointLedgerId } = given;
  const { status, points, payment } = purchaseOf(account, epicAdvantageContractId);
  if (status === 'refunding') throw new Refusal('The refund is on its way already.', { status: 409, code: 'already-refunded' });
  if (status === 'refunded') throw new Refusal('This purchase is refunded already.', { status: 409, code: 'already-refunded' });
  if (status !== 'paid') throw new Refusal('Only a purchase that is paid can be refunded.', { status: 409, code: 'not-paid' });
  const named = { ...whoseAccount(id), epicAdvantageContractId };
  if (payment?.processor) return [RefundRequested({ ...named, paymentReferenceId: payment.reference, processor: payment.processor, reason })];
  return [PointsRefunded({ ...named, points, pointLedgerId, reason, refundReferenceId: '' })];
}

/** Of a refund that accounting wanted, or of a payment that was turned away. The money is gone: a refusal before it changes nothing. */
export function recordRefund({ paymentReferenceId, refundReferenceId }: RecordRefund, account: PointsAccount, { id, given }: ContextOf<RecordRefund>): PointsAccountEvent[] {
  const { epicAdvantageContractId, pointLedgerId } = given;
  const { status, points, payment, turnedAway, refundReason = '' } = purchaseOf(account, epicAdvantageContractId);
  const named = { ...whoseAccount(id), epicAdvantageContractId };
  const away = turnedAway?.get(paymentReferenceId);
  if (away) return away.is === 'back' ? [] : [TurnedAwayPaymentReturned({ ...named, paymentReferenceId, refundReferenceId })];
  if ((status !== 'refunding' && status !== 'paid') || payment?.reference !== paymentReferenceId) return [];
  return [PointsRefunded({ ...named, points, pointLedgerId, reason: refundReason, refundReferenceId })];
}

/** Of the payment that was asked for alone: another of the same purchase may be on its way back. */
export function recordRefundFailed({ paymentReferenceId, reason }: RecordRefundFailed, account: PointsAccount, { id, given: { epicAdvantageContractId } }: ContextOf<RecordRefundFailed>): PointsAccountEvent[] {
  const { status, payment, turnedAway } = purchaseOf(account, epicAdvantageContractId);
  const named = { ...whoseAccount(id), epicAdvantageContractId };
  if (turnedAway?.get(paymentReferenceId)?.is === 'on its way back') return [TurnedAwayRefundFailed({ ...named, paymentReferenceId, reason })];
  return status === 'refunding' && payment?.reference === paymentReferenceId ? [RefundFailed({ ...named, reason })] : [];
}

/** @throws NotFound */
export function purchaseOf(account: PointsAccount, id: number): PointsPurchase {
  const purchase = account.purchases.get(id);
  if (!purchase) throw new NotFound('points purchase', id);
  return purchase;
}
