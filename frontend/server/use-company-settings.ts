import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySettingsAnswer } from '../../backend/company-settings/company-settings-reader.js';
import { companyOnPage, type CompanyOnPage } from './company-on-page.js';
import { get } from './http.js';
import { useFollow } from './live/use-live.js';

const settings = queryOptions({
  queryKey: ['company-settings'],
  queryFn: async ({ signal }) => (await get<CompanySettingsAnswer>('/api/CompanySettings', signal)).data,
});

/** What the company's lists offer to forms, kept as it is by `useFollowedCompanySettings`. */
export function useCompanySettings() {
  return useQuery(settings);
}

/** Whose product this is: as the page came with it, or as it was changed since in a window that follows the settings. */
export function useOwnCompany(): CompanyOnPage {
  return useQuery({ ...settings, enabled: false }).data?.ownCompany ?? companyOnPage;
}

/** Once for all forms, each row of a list included: from when one has asked, they are told of every change. */
export function useFollowedCompanySettings(): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...settings, enabled: false });
  const again = () => void client.invalidateQueries(settings);
  useFollow({ list: 'company-changes' }, data?.position, { onChanges: again, onRefetch: again });
}
