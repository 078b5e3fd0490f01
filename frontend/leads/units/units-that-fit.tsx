import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { weeksLookedFor } from '../../../backend/inventory/search/inventory-criteria.rules.js';
import type { Filter, ListSummary } from '../../../backend/platform/lists/list.dto.js';
import type { InterestDetails } from '../../../events/leads/lead.fields.js';
import { writeView } from '../../kit/list/list-view.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';

/** What is for sale and as an interest says, as filters of the list of units. */
export function filtersOf({ resort, bedrooms, useWeek, price }: Pick<InterestDetails, 'resort' | 'bedrooms' | 'useWeek' | 'price'>): readonly Filter[] {
  const weeks = weeksLookedFor(useWeek.replaceAll(/\s+(or|and)\s+/gi, ','));
  const most = price.replaceAll(/[^\d.]/g, '');
  return [
    { field: 'listingStatus', op: 'is', value: 'Available' },
    ...(resort ? [{ field: 'resortName', op: 'is', value: resort } as const] : []),
    ...(bedrooms ? [{ field: 'bedrooms', op: 'is', value: bedrooms } as const] : []),
    ...(weeks.length > 0 ? [{ field: 'useWeek', op: 'oneOf', value: weeks } as const] : []),
    ...(most ? [{ field: 'retailPrice', op: 'to', value: most } as const] : []),
  ];
}

/** How many units fit an interest, and the way to them; nothing for who may not see units. */
export function UnitsThatFit({ interest, name }: { readonly interest: InterestDetails; readonly name: string }) {
  const { may } = useSession();
  // Who lacks Inventory_Sensitive is shown what is available alone, and is not asked for a status.
  const filters = filtersOf(interest).filter(({ field }) => field !== 'listingStatus' || may('Inventory_Sensitive'));
  const asked = JSON.stringify(filters);
  const { data: count } = useQuery({
    queryKey: ['units that fit', asked],
    queryFn: async ({ signal }) => (await get<ListSummary>(`/api/lists/inventory-list/summary?${new URLSearchParams({ filters: asked })}`, signal)).data.count,
    enabled: may('Inventory_Main') && may('Inventory_List'),
    staleTime: 0,
  });
  if (count === undefined) return null;
  if (count === 0) return <span className="section-note">no unit now</span>;
  const words = `${count} unit${count === 1 ? '' : 's'}`;
  const view = writeView({ search: '', sort: '', filters }, '');
  return (
    <Link to={`/admin/inventory?${view}`} aria-label={`${words} that fit ${name}`}>
      {words}
    </Link>
  );
}
