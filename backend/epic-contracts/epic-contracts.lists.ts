import { epicContractListQuery, epicContractRecordsQuery, epicContractTotalsQuery } from '../../projections/epic-contract-list/epic-contract-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

export const epicContracts: ListDefinition = {
  list: 'epic-contract-list',
  file: 'Epic contracts',
  query: epicContractListQuery,
  permission: 'Epic_Contracts_Main',
};

export const epicContractTotals: ListDefinition = {
  list: 'epic-contract-totals',
  query: epicContractTotalsQuery,
  permission: ['Epic_Contracts_Main', 'Reports_EpicDashboard'],
};

/** Whole contracts behind the documented call; no screen reads it, so it is not registered. */
export const epicContractRecords: ListDefinition = { list: 'epic-contract-list', query: epicContractRecordsQuery, permission: 'Epic_Contracts_Main' };

/** What screens read and follow. */
export const epicContractLists = [epicContracts, epicContractTotals];
