import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams, Link } from 'react-router-dom';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import { MORE_UNITS } from '../../../backend/inventory/pricing/inventory-cap.rules.js';
import type { Tour } from '../../../backend/tours/tour.state.js';
import type { UnitForSale } from '../../../projections/inventory-list/units-for-sale.queries.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { NO_MATCH } from './lists-of-units.js';
import { GuestInterests } from './guest-interests.js';
import { CriteriaBoxes } from './criteria-boxes.js';
import { criteria, criteriaIn, withSearch } from './unit-criteria.js';
import { UnitsTable } from './units-table.js';
import { useCriteria } from './use-criteria.js';
import { useKeptSearch } from './use-kept-search.js';
import { useUnitsForSale } from './use-units-for-sale.js';
import '../../kit/chart/chart.css';
import '../inventory.css';

/** /admin/inventory-search-for-tour/:id: what the guests of a tour can buy. */
export function InventorySearchForTour() {
  const { id: tourId = '' } = useParams();
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const asked = criteriaIn(params);
  const search = new URLSearchParams(asked).toString();
  // The same while nothing else is looked for: an Admin is shown every unit, which no letter in a box should draw anew.
  const linkOf = useCallback((unit: UnitForSale) => withSearch(`/admin/inventory-detail-for-purchase/${unit.inventoryId}/for-tour/${tourId}`, criteriaIn(new URLSearchParams(search))), [tourId, search]);
  const sort = params.get('sort') ?? 'resortName';
  const searchBy = (said: InventoryCriteria) => setParams({ ...said, ...(params.has('sort') && { sort }) });
  const row = useCriteria(asked, searchBy);
  const onSort = useCallback((next: string) => setParams({ ...criteriaIn(new URLSearchParams(search)), sort: next }), [search, setParams]);
  const { data, error, refetch } = useUnitsForSale(asked, sort);
  // An address may ask for what nothing can be looked for by.
  const kept = useKeptSearch(Number(tourId), error ? {} : asked);
  const tour = `tour ${tourId}`;
  const guest = useGuest(tourId, may('Tours_Detail'));
  return (
    <Page title="Inventory search">
      <PageHeader title="Inventory search" note={<>for {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{tour}</Link> : tour}{guest?.name && `, ${guest.name}`}</>} />
      <Section title="Available Inventory" note={data && data.matches > 0 && data.matches} action={kept !== undefined && may('SearchResults') && <Link className="unit-kept" to={`/admin/search/${kept}`}>Kept as search {kept}</Link>}>
        {guest && <GuestInterests leadId={guest.leadId} asked={asked} onAsk={searchBy} />}
        <CriteriaBoxes boxes={criteria} row={row} />
        <div role="status">{data && data.matches > data.units.length && <p className="unit-cap">{MORE_UNITS}</p>}</div>
        {error && !data && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
        {data && data.units.length > 0 && <UnitsTable units={data.units} linkOf={linkOf} sort={sort} onSort={onSort} />}
        {!data && !error && <span className="bone" aria-label="Loading" />}
        <div role="status">{data?.units.length === 0 && <EmptyNotice text={NO_MATCH} />}</div>
      </Section>
    </Page>
  );
}

/** Whom the tour is for, told to whoever may open it. */
function useGuest(tourId: string, may: boolean): { readonly leadId: number; readonly name: string } | undefined {
  const { data } = useQuery({ queryKey: ['guest of tour', tourId], queryFn: async ({ signal }) => (await get<Pick<Tour, 'leadId' | 'leadFirstName' | 'leadLastName'>>(`/api/Tours/${tourId}`, signal)).data, enabled: may, staleTime: 0 });
  return data && { leadId: data.leadId, name: [data.leadFirstName, data.leadLastName].filter(Boolean).join(' ') };
}
