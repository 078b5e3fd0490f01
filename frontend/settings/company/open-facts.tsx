import { useState } from 'react';
import { companyFactFields } from '../../../events/company-list.values.js';
import { MergeDialog } from '../../kit/conflict/merge-dialog.js';
import { EditLink } from '../../kit/detail/edit-link.js';
import { line, RecordFacts } from '../../kit/detail/record-facts.js';
import { useVersionedRecord, type VersionedRecord } from '../../kit/detail/use-versioned-record.js';
import type { EntryField } from '../../kit/form/entry.js';
import { FormField } from '../../kit/form/form-field.js';
import { RecordFormBox } from '../../kit/form/record-form-box.js';
import { useRecordForm } from '../../kit/form/use-record-form.js';
import { Section } from '../../kit/page/section.js';
import { usePresence } from '../../server/live/use-live.js';
import { useRecordSaving } from '../../server/use-record-saving.js';
import type { HeldRecord } from '../../server/use-record.js';
import { factsRecord, type CompanyFacts } from './company-records.js';
import { SettingsFrame } from './settings-frame.js';

const fields: readonly EntryField[] = Object.entries(companyFactFields).map(([name, { label }]) => ({ name, label, kind: 'text', required: `${label} is missing` }));

/** Single facts of the company. */
export function OpenFacts() {
  const versioned = useVersionedRecord<CompanyFacts>(factsRecord);
  const [editing, setEditing] = useState(false);
  const people = usePresence(factsRecord.list, factsRecord.key, editing ? 'edit' : 'view');
  const { shown, inThePast } = versioned;
  return (
    <SettingsFrame open={undefined} title="General" name={factsRecord} versioned={versioned} people={people}>
      {shown && (
        <Section title="General" className="detail-wide" action={<EditLink what="General" onEdit={!editing && !inThePast && (() => setEditing(true))} />}>
          {editing && !inThePast ? (
            <FactsForm shown={shown} versioned={versioned} onClose={() => setEditing(false)} />
          ) : (
            <RecordFacts record={{ ...shown.data }} lines={Object.keys(companyFactFields).map((name) => line(companyFactFields, { ...shown.data }, name))} />
          )}
        </Section>
      )}
    </SettingsFrame>
  );
}

interface FactsFormProps {
  readonly shown: HeldRecord<CompanyFacts>;
  readonly versioned: VersionedRecord<CompanyFacts>;
  readonly onClose: () => void;
}

function FactsForm({ shown, versioned, onClose }: FactsFormProps) {
  const form = useRecordForm({ fields, record: { ...shown.data }, revision: shown.revision, missed: versioned.entries ?? [], save: useRecordSaving(factsRecord), onSaved: onClose });
  return (
    <>
      <RecordFormBox form={form} onCancel={onClose}>
        {fields.map(({ name }) => (
          <FormField key={name} name={name} />
        ))}
      </RecordFormBox>
      {form.merging && <MergeDialog noun="company" rows={form.merging} missed={form.missed} onKeepEditing={form.keepEditing} onSave={(choices) => void form.saveMerged(choices)} />}
    </>
  );
}
