import { Classes } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinkButton } from '../kit/page/link-button.js';
import { get } from '../server/http.js';
import { useSession } from '../server/session.js';
import type { Unit } from './inventory-record.js';

/** The contract that sells a unit, as the server answers who begins another. */
interface Holder {
  readonly contractId: number;
  readonly contractStatus: string;
}

interface PurchaseButtonProps {
  readonly unit: Unit;
  readonly tourId: string;
}

/** Begins the contract. A unit that another one sells, the server refuses (decisions.md H16): that is told here, and leads there. */
export function PurchaseButton({ unit: { inventoryId, listingStatus }, tourId }: PurchaseButtonProps) {
  const { may } = useSession();
  const asks = may('Contracts_New');
  const { data: holder } = useQuery({
    // The status moves when a contract takes the unit up or gives it up.
    queryKey: ['unit-holder', inventoryId, tourId, listingStatus],
    queryFn: async ({ signal }) => (await get<{ readonly holder: Holder | null }>(`/api/Contracts/New/Inventory/${inventoryId}/Tour/${tourId}`, signal)).data.holder,
    staleTime: 0,
    enabled: asks,
  });
  if (!asks) return null;
  if (!holder) return <LinkButton to={`/admin/contracts-new-for-tour/${tourId}/inventory/${inventoryId}`} intent="primary" text="Purchase" />;
  return (
    <>
      <SoldBy {...holder} mayOpen={may('Contracts_Detail')} />
      <button type="button" className={`${Classes.BUTTON} ${Classes.DISABLED}`} aria-disabled data-tip="A unit is sold by one contract">
        Purchase
      </button>
    </>
  );
}

function SoldBy({ contractId, contractStatus, mayOpen }: Holder & { readonly mayOpen: boolean }) {
  const name = `contract ${contractId}`;
  return (
    <span className="detail-nothing">
      Sold by {mayOpen ? <Link to={`/admin/contracts-detail/${contractId}`}>{name}</Link> : name}
      {contractStatus && ` (${contractStatus})`}
    </span>
  );
}
