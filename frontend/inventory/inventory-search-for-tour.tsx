import { useCallback } from 'react';
import { useParams, useSearchParams, Link } from 'react-router-dom';
import { MORE_UNITS } from '../../backend/inventory/inventory-cap.rules.js';
import type { UnitForSale } from '../../projections/inventory-list/units-for-sale.queries.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { NO_MATCH } from './lists-of-units.js';
import { CriteriaBoxes } from './criteria-boxes.js';
import { criteria, criteriaIn, withSearch } from './unit-criteria.js';
import { UnitsTable } from './units-table.js';
import { useCriteria } from './use-criteria.js';
import { useKeptSearch } from './use-kept-search.js';
import { useUnitsForSale } from './use-units-for-sale.js';
import '../kit/chart/chart.css';
import './inventory.css';

/** /admin/inventory-search-for-tour/:id: what the guests of a tour can buy. */
export function InventorySearchForTour() {
  const { id: tourId = '' } = useParams();
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const asked = criteriaIn(params);
  const search = new URLSearchParams(asked).toString();
  // The same while nothing else is looked for: an Admin is shown every unit, which no letter in a box should draw anew.
  const linkOf = useCallback((unit: UnitForSale) => withSearch(`/admin/inventory-detail-for-purchase/${unit.inventoryId}/for-tour/${tourId}`, criteriaIn(new URLSearchParams(search))), [tourId, search]);
  const row = useCriteria(asked, (said) => setParams({ ...said }));
  const { data, error, refetch } = useUnitsForSale(asked);
  // An address may ask for what nothing can be looked for by.
  const kept = useKeptSearch(Number(tourId), error ? {} : asked);
  const tour = `tour ${tourId}`;
  return (
    <Page title="Inventory search">
      <PageHeader title="Inventory search" note={<>for {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{tour}</Link> : tour}</>} />
      <Section title="Available Inventory" note={data && data.matches > 0 && data.matches} action={kept !== undefined && may('SearchResults') && <Link className="unit-kept" to={`/admin/search/${kept}`}>Kept as search {kept}</Link>}>
        <CriteriaBoxes boxes={criteria} row={row} />
        <div role="status">{data && data.matches > data.units.length && <p className="unit-cap">{MORE_UNITS}</p>}</div>
        {error && !data && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
        {data && data.units.length > 0 && <UnitsTable units={data.units} linkOf={linkOf} />}
        {!data && !error && <span className="bone" aria-label="Loading" />}
        <div role="status">{data?.units.length === 0 && <EmptyNotice text={NO_MATCH} />}</div>
      </Section>
    </Page>
  );
}
