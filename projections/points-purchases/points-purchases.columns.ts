import { pointsPurchaseListFields } from '../../events/points/points.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Purchases', and what else people narrow the list by. */
export const pointsPurchasesColumns = listColumns(pointsPurchaseListFields, {
  epicAdvantageContractId: { width: 100, align: 'start', ...offered },
  createdAt: { width: 166, ...offered },
  paymentStatus: { width: 120, ...offered },
  epicMemberId: { width: 84, align: 'start', ...offered },
  memberName: { width: 150, ...offered },
  createdByName: { width: 130, picked: true, ...offered },
  pointsPurchased: { width: 80, ...offered, sum: true },
  pricePerPoint: { width: 100, hidden: true },
  transactionFee: { width: 100, hidden: true },
  totalPurchasePrice: { width: 100, ...offered, sum: true },
  paymentReferenceId: { width: 190, filter: true },
  processor: { width: 104, picked: true, ...offered },
  cardEnd: { width: 96, filter: true },
  latePayment: { width: 160, ...offered },
  refundReason: { width: 160 },
  heldUntil: { width: 166, hidden: true, ...offered },
  useYear: { width: 78, hidden: true, numbered: true, ...offered },
  createdBy: { filter: true, sort: true },
});
