import { epicContractListQuery, epicContractRecordsQuery } from '../../projections/epic-contract-list/epic-contract-list.queries.js';
import { memberListQuery, memberRecordsQuery, memberTotalsQuery } from '../../projections/member-list/member-list.queries.js';
import { memberContractsQuery } from '../../projections/member-contracts/member-contracts.queries.js';
import { memberLookUpQuery } from '../../projections/member-look-up/member-look-up.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

export const members: ListDefinition = {
  list: 'member-list',
  query: memberListQuery,
  permission: 'Epic_Members_Main',
};

export const memberTotals: ListDefinition = {
  list: 'member-totals',
  query: memberTotalsQuery,
  permission: ['Epic_Members_Main', 'Reports_EpicDashboard'],
};

/** What the members' list says of contracts, for it to follow: whoever sees it there needs no permission for contracts. */
export const memberContracts: ListDefinition = { list: 'member-contracts', query: memberContractsQuery, permission: 'Epic_Members_Main' };

/** Whole members behind the documented calls, which hide what their reader may not see; no screen reads it, so it is not registered. */
export const memberRecords: ListDefinition = { list: 'member-list', query: memberRecordsQuery, permission: 'Epic_Members_Main' };

/** What agents of the exchange company find a member by. */
export const memberLookUp: LookUpSource = { list: 'member-look-up', query: memberLookUpQuery };
/** Where a member's contract is looked up; the contracts' own area registers the list. */
export const contractRecords: LookUpSource = { list: 'epic-contract-list', query: epicContractRecordsQuery };
export const contractsOfLeads: LookUpSource = { list: 'epic-contract-list', query: epicContractListQuery };

/** What screens read and follow. */
export const memberLists = [members, memberTotals, memberContracts];
