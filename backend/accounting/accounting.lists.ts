import { accountingListQuery } from '../../projections/accounting-list/accounting-list.queries.js';
import { companyFactsQuery } from '../../projections/company-facts/company-facts.queries.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

/** What is booked; the contracts' own area registers the list. */
export const bookedContracts: LookUpSource = { list: 'accounting-list', query: accountingListQuery };

/** The clearing account; the company's own area registers the list. */
export const companyFacts: LookUpSource = { list: 'company-facts', query: companyFactsQuery };
