import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newInventoryDates } from '../../backend/inventory/listings/listing-dates.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFormFields } from '../../events/inventory/inventory.fields.js';
import { newListingStatuses } from '../../events/inventory/inventory.enums.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { RecordForm } from '../kit/form/record-form.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { today } from '../kit/format/dates.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { ExistingSearch, type LookedFor } from './existing-search.js';
import { pageOfAdded } from './added-unit.js';
import { answered } from './answered.js';
import { InventoryFields } from './inventory-fields.js';
import { inventoryParts } from './inventory-sections.js';
import './inventory.css';

/** /admin/inventory-new: whether the unit is here already, and only then the form (decisions.md H17). */
export function InventoryNew() {
  const [lookedFor, setLookedFor] = useState<LookedFor>();
  return (
    <Page title="New inventory">
      <PageHeader title="New inventory" />
      {!lookedFor && <ExistingSearch onNone={setLookedFor} />}
      {lookedFor && (
        <UnsavedChanges>
          <NewInventory lookedFor={lookedFor} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

/** Available from today for a year (document 3, section 9). */
function startOf(lookedFor: LookedFor): Values {
  return { ...blankValues(inventoryFormFields), ...newInventoryDates(today()), listingStatus: 'Available', sellerCountry: DEFAULT_COUNTRY, entryDate: today(), ...lookedFor };
}

export function NewInventory({ lookedFor }: { readonly lookedFor: LookedFor }) {
  const navigate = useNavigate();
  const { may } = useSession();
  const close = useLeaving(() => void navigate('/admin/inventory'));
  const [initial] = useState(() => startOf(lookedFor));
  const form = useNewForm({
    fields: inventoryParts.entries,
    initial,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly inventoryId: number }>('/api/Inventories', { body: answered(values), commandId });
      void toast(`Inventory ${data.inventoryId} is added`);
      void navigate(pageOfAdded({ ...data, listingStatus: values['listingStatus'] }, may, { detail: '/admin/inventory-detail', list: '/admin/inventory' }));
    },
  });
  return (
    <Section title="Inventory">
      <RecordForm form={form} onCancel={close} saveText="Save">
        <InventoryFields statuses={newListingStatuses} />
      </RecordForm>
    </Section>
  );
}
