import { companyFactFields } from '../../events/company/company-list.enums.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { line, RecordFacts } from '../kit/detail/sections/record-facts.js';
import { useEditing } from '../kit/detail/sections/use-editing.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useRecordForm, type FormRecord } from '../kit/form/use-record-form.js';
import { usePresence } from '../server/live/use-live.js';
import { factsRecord, type CompanyFacts } from './company-records.js';
import { SettingsFrame } from './settings-frame.js';

const FACTS = 'facts';

const fields = entriesOf(companyFactFields).map((field) => ({ ...field, required: `${field.label} is missing` }));

/** Single facts of the company. */
export function OpenFacts() {
  const versioned = useVersionedRecord<CompanyFacts>(factsRecord);
  const editing = useEditing([FACTS], false);
  const people = usePresence(factsRecord.list, factsRecord.key, editing.any ? 'edit' : 'view');
  const { shown, inThePast } = versioned;
  const section = editing.section(FACTS, { editable: !inThePast, inThePast });
  return (
    <SettingsFrame open="facts" title="General" name={factsRecord} versioned={versioned} people={people}>
      {shown && (
        <EditableCard title="General" className="detail-wide" section={section} form={() => <FactsForm open={{ name: factsRecord, now: shown, entries: versioned.entries ?? [] }} onClose={section.onClose} />}>
          <RecordFacts record={{ ...shown.data }} lines={Object.keys(companyFactFields).map((name) => line(companyFactFields, { ...shown.data }, name))} />
        </EditableCard>
      )}
    </SettingsFrame>
  );
}

function FactsForm({ open, onClose }: { readonly open: FormRecord; readonly onClose: () => void }) {
  const form = useRecordForm({ open, fields, onSaved: onClose });
  return (
    <RecordForm form={form} noun="company" onCancel={onClose}>
      {fields.map(({ name }) => (
        <FormField key={name} name={name} />
      ))}
    </RecordForm>
  );
}
