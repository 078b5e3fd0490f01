import { accountingMembershipsQuery } from '../../projections/accounting-memberships/accounting-memberships.queries.js';
import { epicContractListQuery, epicContractRecordsQuery, epicContractTotalsQuery } from '../../projections/epic-contract-list/epic-contract-list.queries.js';
import { leadRecordsQuery } from '../../projections/lead-list/lead-list.queries.js';
import { tourRecordsQuery } from '../../projections/tour-list/tour-list.queries.js';
import { productListQuery } from '../../projections/product-list/product-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

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

/** Read and followed by the screen of the products, by forms of contracts, and by their pages, which say what differs. */
export const productList: ListDefinition = { list: 'product-list', query: productListQuery, permission: ['Settings_Main', 'Epic_Contracts_Main', 'Epic_Contracts_New', 'Epic_Contracts_Detail', 'Epic_Contracts_Edit'] };

/** What a new contract is for; their own areas register the lists. */
export const tours: LookUpSource = { list: 'tour-list', query: tourRecordsQuery };
export const leads: LookUpSource = { list: 'lead-list', query: leadRecordsQuery };

/** Whoever keeps the books opens it, with the contracts or without (`decisions.md D24`). */
export const accountingMembershipRows: ListDefinition = { list: 'accounting-memberships', file: 'Accounting, memberships', query: accountingMembershipsQuery, permission: 'Accounting_Main' };

/** What screens read and follow. */
export const epicContractLists = [accountingMembershipRows, epicContracts, epicContractTotals, productList];
