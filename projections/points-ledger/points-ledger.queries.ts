import { listQuery } from '../engine/list-query.js';
import { PointsBalance, PointsLedgerRow } from './points-ledger.read-model.js';

const offered = { filter: true, sort: true } as const;

export const pointsLedgerQuery = listQuery<PointsLedgerRow>({
  entity: PointsLedgerRow,
  key: 'pointLedgerId',
  columns: {
    createdAt: { kind: 'time', ...offered },
    status: { kind: 'status', ...offered },
    transactionType: { kind: 'text', ...offered },
    debitOrCredit: { kind: 'text', ...offered },
    pointsQty: { kind: 'number', ...offered, sum: true },
    contractId: { kind: 'number', ...offered },
    memberId: { kind: 'number', ...offered },
    resort: { kind: 'text', ...offered },
    unitNumber: { kind: 'text', ...offered },
    useWeek: { kind: 'text', ...offered },
    useYear: { kind: 'text', ...offered },
    epicAdvantageContractId: { kind: 'number', filter: true },
    reverses: { kind: 'number', filter: true },
    note: { kind: 'text' },
    recordedBy: { kind: 'text', ...offered },
  },
  search: ['resort', 'unitNumber', 'transactionType'],
  defaultSort: '-pointLedgerId',
});

/** One row, key `balance`: what the ledger screen and the dashboards show on top. */
export const pointsBalanceQuery = listQuery<PointsBalance>({
  entity: PointsBalance,
  key: 'key',
  columns: { credits: { kind: 'number' }, debits: { kind: 'number' }, balance: { kind: 'number' }, rows: { kind: 'number' } },
  defaultSort: 'key',
});
