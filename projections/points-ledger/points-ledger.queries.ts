import { ledgerListFields, pointsBalanceFields } from '../../events/points-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { PointsBalance, PointsLedgerRow } from './points-ledger.read-model.js';

export const pointsLedgerQuery = listQuery<PointsLedgerRow>({
  entity: PointsLedgerRow,
  key: 'pointLedgerId',
  columns: listColumns(ledgerListFields, {
    pointLedgerId: {},
    createdAt: offered,
    status: offered,
    transactionType: offered,
    debitOrCredit: offered,
    pointsQty: { ...offered, sum: true },
    contractId: offered,
    memberId: offered,
    resort: offered,
    unitNumber: offered,
    useWeek: offered,
    useYear: offered,
    epicAdvantageContractId: { filter: true },
    reverses: { filter: true },
    note: {},
    recordedBy: offered,
  }),
  search: ['resort', 'unitNumber', 'transactionType'],
  defaultSort: '-pointLedgerId',
});

/** One row, key `balance`: what the ledger screen and the dashboards show on top. */
export const pointsBalanceQuery = listQuery<PointsBalance>({
  entity: PointsBalance,
  key: 'key',
  columns: listColumns(pointsBalanceFields, { credits: {}, debits: {}, balance: {}, rows: {} }),
  defaultSort: 'key',
});
