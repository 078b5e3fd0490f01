import { useMemo } from 'react';
import { useCompanySettings } from '../server/use-company-settings.js';

/** The sales teams that an employee can be of; none until they are there. */
export function useTeamChoices(): readonly string[] {
  const teams = useCompanySettings().data?.lists.salesTeams;
  return useMemo(() => (teams ?? []).map(({ name = '' }) => name), [teams]);
}
