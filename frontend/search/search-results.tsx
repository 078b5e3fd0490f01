import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { FoundUnit } from '../../backend/inventory/inventory.dto.js';
import type { SearchAnswer } from '../../backend/platform/searches/search-kinds.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { formatMoney } from '../kit/format/money.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { NO_MATCH } from '../inventory/search/lists-of-units.js';
import { criteria, criteriaIn, withSearch } from '../inventory/search/unit-criteria.js';
import '../inventory/inventory.css';

/** Document 3, section 9. */
const SHOWN = 10;

const columns: readonly (readonly [keyof FoundUnit, string])[] = [
  ['ResortName', 'Resort'],
  ['UseWeek', 'Week Number'],
  ['UnitNumber', 'Unit Number'],
  ['UseType', 'Use Type'],
  ['Bedrooms', 'Bedrooms'],
  ['Bathrooms', 'Bathrooms'],
  ['RetailPrice', 'Retail Price'],
  ['FinancingEligible', 'Financing Eligible'],
];

/** /admin/search/:id: what was found for a tour, as it was found (decisions.md H21). */
export function SearchResults() {
  const { id = '' } = useParams();
  const { may } = useSession();
  const { data, error, refetch } = useQuery({ queryKey: ['search', id], queryFn: async ({ signal }) => (await get<SearchAnswer>(`/api/Searches/${id}`, signal)).data, staleTime: 0 });
  return (
    <Page title={`Search ${id}`}>
      <PageHeader title={`Search ${id}`} note={data && `for tour ${data.tourId}`} actions={data && may('Inventory_Main') && <LinkButton to={withSearch(`/admin/inventory-search-for-tour/${data.tourId}`, askedIn(data))} text="Search again" />} />
      <Section title="Available Inventory" note={data && wordsOf(data)}>
        {error && !data && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
        {!data && !error && <span className="bone" aria-label="Loading" />}
        {data && <Found search={data} />}
      </Section>
    </Page>
  );
}

/** "Resort Palm · Week 5, 6" */
function wordsOf(search: SearchAnswer): string {
  const asked = askedIn(search);
  return criteria.flatMap(({ name, label, asks = label }) => (asked[name] ? [`${asks} ${asked[name]}`] : [])).join(' · ');
}

function askedIn({ searchCriteria }: SearchAnswer) {
  return criteriaIn(new URLSearchParams(searchCriteria));
}

function Found({ search }: { readonly search: SearchAnswer }) {
  const mayOpen = useSession().may('Inventory_Detail');
  const { searchResponse, searchType, tourId } = search;
  const asked = askedIn(search);
  const units = searchType === 'inventory' ? (JSON.parse(searchResponse) as readonly FoundUnit[]).slice(0, SHOWN) : [];
  if (units.length === 0) return <EmptyNotice text={NO_MATCH} />;
  const linked = (unit: FoundUnit) => <Link to={withSearch(`/admin/inventory-tour/${unit.InventoryId}/tour/${tourId}`, asked)}>{unit.ResortName}</Link>;
  const shownColumns = columns.map(([name, head]): FiguresColumn<FoundUnit> => ({ head, figure: name === 'RetailPrice', cell: (unit) => (name === 'ResortName' && mayOpen ? linked(unit) : shown(unit, name)) }));
  return (
    <div className="unit-table">
      <FiguresTable columns={shownColumns} rows={units} keyOf={({ InventoryId }) => InventoryId} />
    </div>
  );
}

function shown(unit: FoundUnit, name: keyof FoundUnit): string {
  return (name === 'RetailPrice' ? formatMoney(unit.RetailPrice) : String(unit[name] ?? '')) || '–';
}
