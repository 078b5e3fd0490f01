import { useMemo } from 'react';
import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { pointsSeasons } from '../../events/inventory/inventory.enums.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import type { Offered } from './item-entry.js';

/** What other lists of the company offer to the fields of this one. */
export function useOffered(list: CompanyListName): Offered {
  const resorts = useCompanySettings().data?.lists.resorts;
  return useMemo<Offered>(() => (list === 'retailPrices' ? { name: (resorts ?? []).map(({ name = '' }) => name), pointsSeason: pointsSeasons } : {}), [list, resorts]);
}
