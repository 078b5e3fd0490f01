import { blankValues } from '../../events/kernel/field.rules.js';
import { afterPaymentFields, pointsPurchaseFields } from '../../events/points/points.fields.js';
import { PaymentTurnedAway, PointsHeld, PointsPosted, PointsPostedLate, PointsPurchaseImported, PointsRefunded, PointsReleased, RefundFailed, RefundRequested, TurnedAwayPaymentReturned, TurnedAwayRefundFailed } from '../../events/points/points.events.js';
import { projection } from '../engine/projection.js';
import { pointsPurchasesQuery } from './points-purchases.queries.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

const purchase = (event: { data: { epicAdvantageContractId: number } }) => event.data.epicAdvantageContractId;

const blank = blankValues({ ...pointsPurchaseFields, ...afterPaymentFields });

export const pointsPurchases = projection<PointsPurchaseRow>('points-purchases', {
  version: 4,
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
  indexes: pointsPurchasesQuery.indexes,
})
  .creates(
    PointsPurchaseImported,
    ({ data: { memberId, ...data }, metadata }) => ({
      ...blank,
      ...data,
      epicMemberId: memberId,
      createdByName: metadata.actor.name,
      useYear: String(data.useYear),
      heldUntil: null,
    }),
    purchase,
  )
  .creates(
    PointsHeld,
    ({ data, metadata }) => ({
      ...blank,
      epicAdvantageContractId: data.epicAdvantageContractId,
      epicMemberId: data.memberId,
      createdBy: data.createdBy,
      createdByName: metadata.actor.name,
      useYear: String(data.useYear),
      paymentStatus: 'Draft',
      pointsPurchased: data.pointsPurchased,
      pricePerPoint: data.pricePerPoint,
      transactionFee: data.transactionFee,
      totalPurchasePrice: data.totalPurchasePrice,
      createdAt: metadata.occurredAt,
      heldUntil: data.heldUntil,
    }),
    purchase,
  )
  .changes(PointsPosted, (_, { data }) => paid(data), purchase)
  .changes(PointsPostedLate, (_, { data }) => ({ ...paid(data), latePayment: 'Points taken' }), purchase)
  .changes(PointsReleased, () => ({ paymentStatus: 'Released', heldUntil: null }), purchase)
  .changes(RefundRequested, (_, { data }) => ({ refundReason: data.reason }), purchase)
  .changes(RefundFailed, () => ({ refundReason: '' }), purchase)
  .changes(PointsRefunded, (_, { data }) => ({ paymentStatus: 'Refunded', refundReason: data.reason }), purchase)
  .changes(PaymentTurnedAway, () => ({ latePayment: 'Money on its way back' }), purchase)
  .changes(TurnedAwayRefundFailed, () => ({ latePayment: 'Refund refused' }), purchase)
  .changes(TurnedAwayPaymentReturned, () => ({ latePayment: 'Money given back' }), purchase);

interface Payment {
  readonly paymentReferenceId?: string;
  readonly processor?: string;
  readonly cardEnd?: string;
}

function paid({ paymentReferenceId = '', processor = '', cardEnd = '' }: Payment) {
  return { paymentStatus: 'Paid', paymentReferenceId, processor, cardEnd, heldUntil: null };
}
