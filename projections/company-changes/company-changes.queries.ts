import { listQuery } from '../lists/list-query.js';
import { CompanyChangesRow } from './company-changes.read-model.js';

export const companyChangesQuery = listQuery<CompanyChangesRow>({
  entity: CompanyChangesRow,
  key: 'part',
  columns: { changes: { kind: 'number', label: 'Changes' } },
  defaultSort: 'part',
});
