import { Classes } from '@blueprintjs/core';
import { Link, useParams } from 'react-router-dom';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { UnitCards } from './inventory-detail.js';
import { unitForPurchase, type Unit } from './inventory-record.js';
import { inventoryParts } from './inventory-sections.js';
import { InventoryStatusLine } from './inventory-status-line.js';

/** /admin/inventory-detail-for-purchase/:id/for-tour/:tourId and /admin/inventory-tour/:id/tour/:tourId (decisions.md H20): a unit as the guests of a tour are shown it. */
export function InventoryPurchase() {
  const { tourId = '' } = useParams();
  const { may } = useSession();
  const tour = `tour ${tourId}`;
  return (
    <RecordScreen
      kind={unitForPurchase}
      note={(open) => <InventoryStatusLine open={open} also={<>for {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{tour}</Link> : tour}</>} />}
      actions={({ data, inThePast }) => (
        <>
          <LinkButton to={`/admin/inventory-search-for-tour/${tourId}`} text="Back to the search" />
          {!inThePast && <Purchase unit={data} tourId={tourId} />}
        </>
      )}
    >
      {(open) => <UnitCards unit={open.data} parts={inventoryParts} />}
    </RecordScreen>
  );
}

/** Begins the contract. What cannot be sold says so and leads nowhere. */
function Purchase({ unit: { inventoryId, listingStatus = 'Available' }, tourId }: { readonly unit: Unit; readonly tourId: string }) {
  const { may } = useSession();
  if (!may('Contracts_New')) return null;
  const to = `/admin/contracts-new-for-tour/${tourId}/inventory/${inventoryId}`;
  const inTheWay = listingStatus !== 'Available' ? `It is ${listingStatus}: only what is Available is sold` : undefined;
  if (inTheWay === undefined) return <LinkButton to={to} intent="primary" text="Purchase" />;
  return (
    <button type="button" className={`${Classes.BUTTON} ${Classes.DISABLED}`} aria-disabled data-tip={inTheWay}>
      Purchase
    </button>
  );
}
