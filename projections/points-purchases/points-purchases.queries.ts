import { listQuery } from '../engine/list-query.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

const offered = { filter: true, sort: true } as const;

export const pointsPurchasesQuery = listQuery<PointsPurchaseRow>({
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
  columns: {
    epicMemberId: { kind: 'number', ...offered },
    createdBy: { kind: 'number', ...offered },
    createdByName: { kind: 'text', ...offered },
    useYear: { kind: 'text', ...offered },
    paymentStatus: { kind: 'status', ...offered },
    pointsPurchased: { kind: 'number', ...offered, sum: true },
    pricePerPoint: { kind: 'money' },
    transactionFee: { kind: 'money' },
    totalPurchasePrice: { kind: 'money', ...offered, sum: true },
    createdAt: { kind: 'time', ...offered },
    paymentReferenceId: { kind: 'text', filter: true },
    heldUntil: { kind: 'time', ...offered },
  },
  defaultSort: '-epicAdvantageContractId',
});
