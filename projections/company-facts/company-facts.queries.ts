import { companyFactFields } from '../../events/company-list.values.js';
import { listColumns } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { CompanyFactsRow } from './company-facts.read-model.js';

export const companyFactsQuery = listQuery<CompanyFactsRow>({
  entity: CompanyFactsRow,
  key: 'companyId',
  columns: listColumns(companyFactFields, { dealPlatformName: {}, listingTerms: {} }),
  defaultSort: 'companyId',
});
