import { useQuery } from '@tanstack/react-query';
import type { CompanySettingsAnswer } from '../../backend/company-settings/company-settings-reader.js';
import { get } from './http.js';
import { useFollow } from './live/use-live.js';

/** What the company's lists offer to forms, those that are open included. */
export function useCompanySettings() {
  const query = useQuery({
    queryKey: ['company-settings'],
    queryFn: async ({ signal }) => (await get<CompanySettingsAnswer>('/api/CompanySettings', signal)).data,
  });
  const again = () => void query.refetch();
  useFollow({ list: 'company-changes' }, query.data?.position, { onChanges: again, onRefetch: again });
  return query;
}
