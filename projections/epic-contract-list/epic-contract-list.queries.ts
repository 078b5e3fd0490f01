import { epicContractTotalFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { epicContractListColumns } from './epic-contract-list.columns.js';
import { EpicContractListRow, EpicContractTotals } from './epic-contract-list.read-model.js';

export const epicContractListQuery = listQuery<EpicContractListRow>({
  entity: EpicContractListRow,
  key: 'epicContractId',
  columns: epicContractListColumns,
  search: ['epicContractId', 'buyerFirstName', 'buyerLastName', 'tppDealNumber', 'salesAgent'],
  sorts: ['contractDate', '-contractDate', '-purchasePrice', 'buyerLastName'],
  filteredSorts: { contractStatus: ['epicContractId', '-contractDate'] },
  defaultSort: '-epicContractId',
});

/** The documented contract, for GET /api/EpicContracts/. */
export const epicContractRecordsQuery = listQuery<EpicContractListRow>({
  entity: EpicContractListRow,
  key: 'epicContractId',
  columns: { document: { kind: 'text', label: 'Contract' } },
  defaultSort: 'epicContractId',
});

/** Counts by status: the strip above the list. */
export const epicContractTotalsQuery = listQuery<EpicContractTotals>({
  entity: EpicContractTotals,
  key: 'key',
  columns: listColumns(epicContractTotalFields, { contractStatus: {}, count: { sum: true }, purchasePrice: { sum: true } }),
  defaultSort: 'key',
});
