import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { CompanySettingsAnswer } from '../../backend/company-settings/company-settings-reader.js';
import { get } from './http.js';

const KEY = ['company-settings'] as const;

/** Settings change seldom: a form that opens within a minute of another need not ask again. */
const FRESH_MS = 60_000;

/** What the company's lists offer to forms. */
export function useCompanySettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await get<CompanySettingsAnswer>('/api/CompanySettings', signal)).data,
    staleTime: FRESH_MS,
  });
}

/** Something was changed here: the next form asks again. */
export function forgetCompanySettings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY });
}
