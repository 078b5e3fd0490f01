import { blankValues } from '../../events/kernel/field.rules.js';
import { pointsPurchaseFields } from '../../events/points/points.fields.js';
import { PointsHeld, PointsPosted, PointsPurchaseImported, PointsReleased } from '../../events/points/points.events.js';
import { projection } from '../engine/projection.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

const purchase = (event: { data: { epicAdvantageContractId: number } }) => event.data.epicAdvantageContractId;

export const pointsPurchases = projection<PointsPurchaseRow>('points-purchases', {
  version: 2,
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
})
  .creates(
    PointsPurchaseImported,
    ({ data: { memberId, ...data }, metadata }) => ({
      ...blankValues(pointsPurchaseFields),
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
      paymentReferenceId: '',
      heldUntil: data.heldUntil,
    }),
    purchase,
  )
  .changes(
    PointsPosted,
    (_, { data }) => ({ paymentStatus: 'Paid', paymentReferenceId: data.paymentReferenceId ?? '', heldUntil: null }),
    purchase,
  )
  .changes(PointsReleased, () => ({ paymentStatus: 'Released', heldUntil: null }), purchase);
