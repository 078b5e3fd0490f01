import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { blankGiftType } from '../../backend/gifts/gift-type.rules.js';
import { giftTypeStatusFields } from '../../events/gifts/gift.fields.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { entryFields, faultOf } from './gift-fields.js';
import { giftSection } from './gift-sections.js';
import './gifts.css';

const status = entriesOf(giftTypeStatusFields, { status: { required: true } });

/** /admin/gifts-new */
export function GiftNew() {
  return (
    <Page title="New gift">
      <PageHeader title="New gift" />
      <UnsavedChanges>
        <NewGiftCard />
      </UnsavedChanges>
    </Page>
  );
}

function NewGiftCard() {
  const navigate = useNavigate();
  const { may } = useSession();
  const seesCost = may('Gifts_Sensitive');
  const close = useLeaving(() => void navigate('/admin/gifts'));
  const [fields, initial] = useMemo(() => {
    const { cost: _, ...others } = blankGiftType;
    return [[...entryFields(seesCost), ...status], seesCost ? { ...blankGiftType } : { ...others }];
  }, [seesCost]);
  const form = useNewForm({
    fields,
    initial,
    check: faultOf,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly giftTypeId: number }>('/api/GiftTypes', { body: values, commandId });
      void toast(`${String(values['giftName'])} is added`);
      void navigate(may('Gifts_Detail') ? `/admin/gifts-detail/${data.giftTypeId}` : '/admin/gifts');
    },
  });
  return (
    <Section title="Gift">
      <RecordForm form={form} onCancel={close} saveText="Save">
        <SectionEntries section={giftSection} />
        <FormField name="status" />
      </RecordForm>
    </Section>
  );
}
