import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newListing } from '../../backend/inventory/listings/listing-defaults.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFormFields } from '../../events/inventory/inventory.fields.js';
import { newListingStatuses } from '../../events/inventory/inventory.enums.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { RecordForm } from '../kit/form/record-form.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { today } from '../kit/format/dates.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import { pageOfAdded } from '../inventory/added-unit.js';
import { answered } from '../inventory/answered.js';
import { InventoryFields } from '../inventory/inventory-fields.js';
import { listingParts } from '../inventory/inventory-sections.js';
import { RetailPriceField } from '../inventory/retail-price-field.js';
import '../kit/chart/chart.css';
import '../inventory/inventory.css';

/** /admin/listings-new */
export function ListingNew() {
  const { data: company, error, refetch } = useCompanySettings();
  return (
    <Page title="New listing">
      <PageHeader title="New listing" />
      {error && !company && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
      {!error && !company && <span className="bone inventory-found" aria-label="Loading" />}
      {company && (
        <UnsavedChanges>
          <NewListing listingTerms={company.listingTerms} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

function NewListing({ listingTerms }: { readonly listingTerms: string }) {
  const navigate = useNavigate();
  const { may } = useSession();
  const close = useLeaving(() => void navigate('/admin/listings'));
  const [initial] = useState(() => ({ ...blankValues(inventoryFormFields), sellerCountry: DEFAULT_COUNTRY, entryDate: today(), ...newListing(today(), listingTerms) }));
  const form = useNewForm({
    fields: listingParts.entries,
    initial,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly inventoryId: number }>('/api/Inventories', { body: answered(values), commandId });
      void toast(`Listing ${data.inventoryId} is added`);
      void navigate(pageOfAdded({ ...data, listingStatus: values['listingStatus'] }, may, { detail: '/admin/listings-detail', list: '/admin/listings' }));
    },
  });
  return (
    <Section title="Listing">
      <RecordForm form={form} onCancel={close} saveText="Save">
        <InventoryFields parts={listingParts} statuses={newListingStatuses} instead={{ retailPrice: <RetailPriceField />, isHoaOwned: <HoaField /> }} />
      </RecordForm>
    </Section>
  );
}

/** Says at once where such a unit will be found (decisions.md H12). */
function HoaField() {
  const { values } = useSurroundingForm();
  return <FormField name="isHoaOwned" {...(values['isHoaOwned'] === 'Yes' && { hint: 'It will be in Inventory, and not among the listings' })} />;
}
