import { accountingListQuery } from '../../projections/accounting-list/accounting-list.queries.js';
import { accountingMembershipsQuery } from '../../projections/accounting-memberships/accounting-memberships.queries.js';
import { accountingMonthsQuery } from '../../projections/accounting-months/accounting-months.queries.js';
import { changedAfterCloseQuery } from '../../projections/changed-after-close/changed-after-close.queries.js';
import { commissionDisputesQuery } from '../../projections/commission-disputes/commission-disputes.queries.js';
import { commissionRunsQuery } from '../../projections/commission-runs/commission-runs.queries.js';
import { companyFactsQuery } from '../../projections/company-facts/company-facts.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

/** What is booked; the contracts' own area registers the list. */
export const bookedContracts: LookUpSource = { list: 'accounting-list', query: accountingListQuery };

/** Memberships; their own area registers the list. */
export const bookedMemberships: LookUpSource = { list: 'accounting-memberships', query: accountingMembershipsQuery };

/** The clearing account; the company's own area registers the list. */
export const companyFacts: LookUpSource = { list: 'company-facts', query: companyFactsQuery };

/** Which pay runs are paid; commission registers the list. */
export const payRuns: LookUpSource = { list: 'commission-runs', query: commissionRunsQuery };

/** What is asked about commissions; commission registers the list. */
export const disputedLines: LookUpSource = { list: 'commission-disputes', query: commissionDisputesQuery };

export const accountingMonthList: ListDefinition = { list: 'accounting-months', file: 'Closed months', query: accountingMonthsQuery, permission: 'Accounting_Main' };

/** Rows of the income are there for who may see it (`decisions.md B24`). */
export const changedAfterCloseList: ListDefinition = {
  list: 'changed-after-close',
  file: 'Changed after close',
  query: changedAfterCloseQuery,
  permission: 'Accounting_Main',
  restricted: { Contracts_Sensitive: { field: 'field', values: ['incomeGlCode', 'incomeAmount'], except: true } },
};

/** What the journal is made of. */
export const journalLists = [bookedContracts, bookedMemberships, companyFacts, accountingMonthList, changedAfterCloseList].map(({ list }) => list);

/** And what is looked at before a month is closed. */
export const closingLists = [...journalLists, payRuns.list, disputedLines.list];

/** What screens read and follow. */
export const accountingLists = [accountingMonthList, changedAfterCloseList];
