import { Button, ButtonGroup } from '@blueprintjs/core';
import { useSession } from '../server/session.js';
import { isOn, pressed, quickFilters } from './listing-quick-filters.js';
import { criteria } from '../inventory/search/unit-criteria.js';
import { UnitFilterRow } from '../inventory/search/unit-filter-row.js';
import { useAddressView } from '../inventory/search/use-address-view.js';
import '../inventory/inventory.css';

/** Whose units are listed is no question here. */
const boxes = criteria.filter(({ name }) => name !== 'isHoaOwned');

/** Above the listings: what is not among them, the quick filters and the boxes. */
export function ListingSearch({ defaultSort }: { readonly defaultSort: string }) {
  return (
    <>
      <div className="listing-head">
        <QuickFilters defaultSort={defaultSort} />
        <p className="listing-rule">Units that an owners’ association (HOA) owns are no listings: they are in Inventory.</p>
      </div>
      <UnitFilterRow defaultSort={defaultSort} boxes={boxes} />
    </>
  );
}

function QuickFilters({ defaultSort }: { readonly defaultSort: string }) {
  const { may } = useSession();
  const { view, onView } = useAddressView(defaultSort);
  return (
    <ButtonGroup className="no-print" role="group" aria-label="Quick filters">
      {quickFilters.filter(({ needs }) => may(needs)).map((quick) => (
        <Button key={quick.label} size="small" text={quick.label} active={isOn(quick, view)} aria-pressed={isOn(quick, view)} onClick={() => onView(pressed(quick, view))} />
      ))}
    </ButtonGroup>
  );
}
