import { useQuery } from '@tanstack/react-query';
import type { CompanySettingsAnswer } from '../../backend/company-settings/company-settings-reader.js';
import { get } from './http.js';

/** Settings change seldom: a form that opens within a minute of another need not ask again. */
const FRESH_MS = 60_000;

/** What the company's lists offer to forms. */
export function useCompanySettings() {
  return useQuery({
    queryKey: ['company-settings'],
    queryFn: async ({ signal }) => (await get<CompanySettingsAnswer>('/api/CompanySettings', signal)).data,
    staleTime: FRESH_MS,
  });
}
