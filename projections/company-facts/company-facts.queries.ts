import { companyFactFields } from '../../events/company/company-facts.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { CompanyFactsRow } from './company-facts.read-model.js';

export const companyFactsQuery = listQuery<CompanyFactsRow>({
  entity: CompanyFactsRow,
  key: 'companyId',
  columns: listColumns(companyFactFields, { companyName: {}, companyPhone: {}, companyAddress: {}, companyCity: {}, companyState: {}, companyZipcode: {}, dealPlatformName: {}, listingTerms: {}, journalGlCode: {}, agentsNeedCode: {} }),
  defaultSort: 'companyId',
});
