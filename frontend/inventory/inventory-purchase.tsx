import { Link, useParams, useSearchParams } from 'react-router-dom';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { UnitCards } from './inventory-detail.js';
import { unitForPurchase } from './inventory-record.js';
import { inventoryParts } from './inventory-sections.js';
import { InventoryStatusLine } from './inventory-status-line.js';
import { PurchaseButton } from './purchase-button.js';
import { criteriaIn, withSearch } from './search/unit-criteria.js';

/** /admin/inventory-detail-for-purchase/:id/for-tour/:tourId and /admin/inventory-tour/:id/tour/:tourId (decisions.md H20): a unit as the guests of a tour are shown it. */
export function InventoryPurchase() {
  const { tourId = '' } = useParams();
  const [params] = useSearchParams();
  const { may } = useSession();
  const tour = `tour ${tourId}`;
  return (
    <RecordScreen
      kind={unitForPurchase}
      note={(open) => <InventoryStatusLine open={open} also={<>for {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>{tour}</Link> : tour}</>} />}
      actions={({ data, inThePast }) => (
        <>
          <LinkButton to={withSearch(`/admin/inventory-search-for-tour/${tourId}`, criteriaIn(params))} text="Back to the search" />
          {!inThePast && <PurchaseButton unit={data} tourId={tourId} />}
        </>
      )}
    >
      {(open) => <UnitCards unit={open.data} parts={inventoryParts} />}
    </RecordScreen>
  );
}
