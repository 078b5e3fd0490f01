import { pointsBalanceFields } from '../../events/points/points.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { pointsLedgerColumns } from './points-ledger.columns.js';
import { PointsBalance, PointsLedgerRow } from './points-ledger.read-model.js';

export const pointsLedgerQuery = listQuery<PointsLedgerRow>({
  entity: PointsLedgerRow,
  key: 'pointLedgerId',
  columns: pointsLedgerColumns,
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
