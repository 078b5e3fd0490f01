import { companyFactsQuery } from '../../projections/company-facts/company-facts.queries.js';
import { epicContractListQuery } from '../../projections/epic-contract-list/epic-contract-list.queries.js';
import { memberListQuery, memberRecordsQuery } from '../../projections/member-list/member-list.queries.js';
import { pointsBalanceQuery, pointsLedgerQuery } from '../../projections/points-ledger/points-ledger.queries.js';
import { pointsPurchasesQuery } from '../../projections/points-purchases/points-purchases.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

/** B9: whoever may write leads, or edit members, may sell points. */
export const SELLERS = ['Leads_New', 'Epic_Members_Edit'] as const;

export const pointsLedgerList: ListDefinition = {
  list: 'points-ledger',
  query: pointsLedgerQuery,
  permission: 'PointsLedger_Main',
};

export const pointsBalance: ListDefinition = {
  list: 'points-balance',
  query: pointsBalanceQuery,
  permission: ['PointsLedger_Main', 'Reports_EpicDashboard'],
};

export const pointsPurchases: ListDefinition = {
  list: 'points-purchases',
  query: pointsPurchasesQuery,
  permission: [...SELLERS, 'Epic_Members_Detail', 'PointsLedger_Main', 'Accounting_Edit'],
};

/** Where a member's yearly maximum comes from; the members' own area registers the list. */
export const buyers: LookUpSource = { list: 'member-list', query: memberListQuery };

/** What a member's own record says, where the list shows the year that is open. */
export const memberDocuments: LookUpSource = { list: 'member-list', query: memberRecordsQuery };

/** What the company wants of agents. */
export const companyFacts: LookUpSource = { list: 'company-facts', query: companyFactsQuery };

/** Which lead a member came from, by the contract. */
export const contractsOfBuyers: LookUpSource = { list: 'epic-contract-list', query: epicContractListQuery };

/** What screens read and follow. */
export const pointsLists = [pointsLedgerList, pointsBalance, pointsPurchases];
