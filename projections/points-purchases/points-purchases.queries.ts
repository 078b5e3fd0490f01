import { pointsPurchaseListFields } from '../../events/points/points.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

export const pointsPurchasesQuery = listQuery<PointsPurchaseRow>({
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
  columns: listColumns(pointsPurchaseListFields, {
    epicAdvantageContractId: {},
    epicMemberId: offered,
    createdBy: offered,
    createdByName: offered,
    useYear: offered,
    paymentStatus: offered,
    pointsPurchased: { ...offered, sum: true },
    pricePerPoint: {},
    transactionFee: {},
    totalPurchasePrice: { ...offered, sum: true },
    createdAt: offered,
    paymentReferenceId: { filter: true },
    heldUntil: offered,
    processor: offered,
    cardEnd: { filter: true },
    latePayment: offered,
    refundReason: {},
  }),
  defaultSort: '-epicAdvantageContractId',
});
