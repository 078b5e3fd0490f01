import { useMemo } from 'react';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { RecordForm } from '../kit/form/record-form.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { useSession } from '../server/session.js';
import { entryFields, faultOf } from './gift-fields.js';
import type { Gift } from './gift-record.js';
import { giftSection } from './gift-sections.js';

interface GiftFormProps {
  readonly open: OpenRecord<Gift>;
  readonly onClose: () => void;
}

/** A gift while somebody edits it. */
export function GiftForm({ open, onClose }: GiftFormProps) {
  const seesCost = useSession().may('Gifts_Sensitive');
  const leave = useLeaving(onClose);
  const fields = useMemo(() => entryFields(seesCost), [seesCost]);
  const form = useRecordForm({ open, fields, check: faultOf, onSaved: leave });
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave}>
      <SectionEntries section={giftSection} />
    </RecordForm>
  );
}
