import { listQuery } from '../engine/list-query.js';
import { CompanyFactsRow } from './company-facts.read-model.js';

export const companyFactsQuery = listQuery<CompanyFactsRow>({
  entity: CompanyFactsRow,
  key: 'companyId',
  columns: { dealPlatformName: { kind: 'text' }, listingTerms: { kind: 'text' } },
  defaultSort: 'companyId',
});
