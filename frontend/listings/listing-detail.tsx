import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { AgreementSigningCard } from './agreement-signing.js';
import { UNIT_FORM, UnitOrForm } from '../inventory/inventory-detail.js';
import { listingKind } from '../inventory/inventory-record.js';
import { listingParts } from '../inventory/inventory-sections.js';
import { InventoryStatusLine } from '../inventory/inventory-status-line.js';
import { listingUseYears } from '../inventory/search/years-of-use.js';
import { ListingAgreement } from './listing-agreement.js';

/** /admin/listings-detail/:id: a unit as a listing, and /admin/listings-edit/:id: the same page, being edited. */
export const { Detail: ListingDetail, Edit: ListingEdit } = pagesOf(ListingScreen, '/admin/listings-detail');

function ListingScreen(props: PageProps) {
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
