import { accountingListQuery } from '../../projections/accounting-list/accounting-list.queries.js';
import { companyListsQuery } from '../../projections/company-lists/company-lists.queries.js';
import { employeeListQuery } from '../../projections/employee-list/employee-list.queries.js';
import {
  resaleContractListQuery,
  resaleContractMonthsQuery,
  resaleContractTotalsQuery,
} from '../../projections/resale-contract-list/resale-contract-list.queries.js';
import { resaleContractRecordsQuery } from '../../projections/resale-contract-records/resale-contract-records.queries.js';
import { inventoryRecordsQuery } from '../../projections/inventory-list/inventory-list.queries.js';
import { leadRecordsQuery } from '../../projections/lead-list/lead-list.queries.js';
import { tourRecordsQuery } from '../../projections/tour-list/tour-list.queries.js';
import { userListQuery } from '../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

export const contractList: ListDefinition = {
  list: 'resale-contract-list',
  file: 'Contracts',
  query: resaleContractListQuery,
  permission: ['Contracts_Main', 'Reports_ContractsDashboard'],
};

export const contractTotals: ListDefinition = {
  list: 'resale-contract-totals',
  query: resaleContractTotalsQuery,
  permission: ['Contracts_Main', 'Reports_ContractsDashboard'],
};

export const contractMonths: ListDefinition = {
  list: 'resale-contract-months',
  query: resaleContractMonthsQuery,
  permission: ['Contracts_Main', 'Reports_ContractsDashboard'],
};

/** `decisions.md B3`: whoever keeps the books opens it, with the contracts or without. */
export const accountingRows: ListDefinition = { list: 'accounting-list', file: 'Accounting', query: accountingListQuery, permission: 'Accounting_Main' };

/** Behind the documented call for all contracts; no screen reads it, so it is not registered. */
export const contractRecords: ListDefinition = {
  list: 'resale-contract-records',
  query: resaleContractRecordsQuery,
  permission: 'Contracts_Main',
};

/** Where the firms that close a contract come from; the company's own area registers the list. */
export const companyLists: LookUpSource = { list: 'company-lists', query: companyListsQuery };

/** Which employee somebody's account belongs to; the employees' own area registers the list. */
export const employees: LookUpSource = { list: 'employee-list', query: employeeListQuery };

/** Who made a contract, by name; the users' own area registers the list. */
export const userNames: LookUpSource = { list: 'user-list', query: userListQuery };

/** What a new contract is for; their own areas register the lists. */
export const units: LookUpSource = { list: 'inventory-list', query: inventoryRecordsQuery };
export const tours: LookUpSource = { list: 'tour-list', query: tourRecordsQuery };
export const leads: LookUpSource = { list: 'lead-list', query: leadRecordsQuery };

/** What screens read and follow. */
export const contractLists = [contractList, contractTotals, contractMonths, accountingRows];
