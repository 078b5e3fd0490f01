import { pointsPurchaseListFields } from '../../events/points/points.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Purchases', and what else people narrow the list by. At 960 px the first six are in sight, whole. */
export const pointsPurchasesColumns = listColumns(pointsPurchaseListFields, {
  epicAdvantageContractId: { width: 100, align: 'start', ...offered },
  createdAt: { width: 166, ...offered },
  paymentStatus: { width: 110, ...offered },
  memberName: { width: 130, ...offered },
  pointsPurchased: { width: 74, ...offered, sum: true },
  totalPurchasePrice: { width: 78, ...offered, sum: true },
  epicMemberId: { width: 84, align: 'start', ...offered },
  createdByName: { width: 130, picked: true, ...offered },
  pricePerPoint: { width: 100, hidden: true },
  transactionFee: { width: 100, hidden: true },
  paymentReferenceId: { width: 190, filter: true },
  processor: { width: 104, picked: true, ...offered },
  cardEnd: { width: 96, filter: true },
  latePayment: { width: 160, ...offered },
  refundReason: { width: 160 },
  heldUntil: { width: 166, hidden: true, ...offered },
  useYear: { width: 78, hidden: true, numbered: true, ...offered },
  createdBy: { filter: true, sort: true },
});
