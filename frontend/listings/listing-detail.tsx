import { useNavigate } from 'react-router-dom';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { AgreementSigningCard } from './agreement-signing.js';
import { UNIT_FORM, UnitOrForm } from '../inventory/inventory-detail.js';
import { listingKind } from '../inventory/inventory-record.js';
import { listingParts } from '../inventory/inventory-sections.js';
import { InventoryStatusLine } from '../inventory/inventory-status-line.js';
import { listingUseYears } from '../inventory/search/years-of-use.js';
import { ListingAgreement } from './listing-agreement.js';

/** /admin/listings-detail/:id: a unit as a listing. */
export function ListingDetail() {
  return <ListingScreen />;
}

/** /admin/listings-edit/:id: the same page, being edited. */
export function ListingEdit() {
  const navigate = useNavigate();
  return <ListingScreen opens="editing" onClose={(id) => void navigate(`/admin/listings-detail/${id}`)} />;
}

interface ListingScreenProps {
  readonly opens?: 'editing';
  readonly onClose?: (id: string) => void;
}

function ListingScreen(props: ListingScreenProps) {
  return (
    <RecordScreen {...props} kind={listingKind} sections={[UNIT_FORM]} note={(open) => <InventoryStatusLine open={open} useYears={listingUseYears} also={open.data.isHoaOwned === 'Yes' && 'an owners’ association owns it: it is not among the listings'} />}>
      {(open) => (
        <>
          {!open.section(UNIT_FORM).editing && <ListingAgreement open={open} />}
          {!open.section(UNIT_FORM).editing && <AgreementSigningCard open={open} />}
          <UnitOrForm title="Listing" open={open} parts={listingParts} />
        </>
      )}
    </RecordScreen>
  );
}
