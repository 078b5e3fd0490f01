import { companyListsQuery } from '../../projections/company-lists/company-lists.queries.js';
import { deletedLeadsQuery } from '../../projections/deleted-leads/deleted-leads.queries.js';
import { employeeListQuery } from '../../projections/employee-list/employee-list.queries.js';
import { epicContractListQuery } from '../../projections/epic-contract-list/epic-contract-list.queries.js';
import { interestListQuery } from '../../projections/interest-list/interest-list.queries.js';
import { leadListQuery, leadRecordsQuery, leadTotalsQuery } from '../../projections/lead-list/lead-list.queries.js';
import { resaleContractListQuery } from '../../projections/resale-contract-list/resale-contract-list.queries.js';
import { tourRecordsQuery } from '../../projections/tour-list/tour-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

/** Those that are deleted are in no list but that of the deleted, and those that were merged are found by the lead that stayed. */
const present = () =>
  [
    { field: 'deleted', values: ['false'] },
    { field: 'mergedInto', values: ['0'] },
  ] as const;

export const leadList: ListDefinition = { list: 'lead-list', file: 'Leads', query: leadListQuery, permission: 'Leads_Main', only: present };

export const leadTotals: ListDefinition = { list: 'lead-totals', query: leadTotalsQuery, permission: 'Leads_Main' };

export const deletedLeads: ListDefinition = { list: 'deleted-leads', query: deletedLeadsQuery, permission: 'Leads_Admin' };

/** The same rows whole, behind the documented calls; no screen reads it, so it is not registered. */
export const leadRecords: ListDefinition = { ...leadList, query: leadRecordsQuery };

/** Which lead an interest belongs to. */
export const interestRows: LookUpSource = { list: 'interest-list', query: interestListQuery };

/** What other areas keep, and register. */
export const companyLists: LookUpSource = { list: 'company-lists', query: companyListsQuery };
export const employees: LookUpSource = { list: 'employee-list', query: employeeListQuery };
export const tours: LookUpSource = { list: 'tour-list', query: tourRecordsQuery };
export const resaleContracts: LookUpSource = { list: 'resale-contract-list', query: resaleContractListQuery };
export const epicContracts: LookUpSource = { list: 'epic-contract-list', query: epicContractListQuery };

/** What screens read and follow. */
export const leadLists = [leadList, leadTotals, deletedLeads];
