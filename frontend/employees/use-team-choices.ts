import { useMemo } from 'react';
import { useCompanySettings } from '../server/use-company-settings.js';

/** The sales teams that an employee can be of; undefined until they are there. */
export function useTeamChoices(): readonly string[] | undefined {
  const lists = useCompanySettings().data?.lists;
  return useMemo(() => lists && (lists.salesTeams ?? []).map(({ name = '' }) => name), [lists]);
}
