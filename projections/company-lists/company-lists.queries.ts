import { listQuery } from '../lists/list-query.js';
import { CompanyListRow } from './company-lists.read-model.js';

export const companyListsQuery = listQuery<CompanyListRow>({
  entity: CompanyListRow,
  key: 'list',
  columns: { items: { kind: 'text', label: 'Items' } },
  defaultSort: 'list',
});
