import { useState, type ReactNode } from 'react';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts, type RecordValues } from '../kit/detail/sections/record-facts.js';
import { entriesIn, linesOf, type RecordSection } from '../kit/detail/sections/record-section.js';
import { useEditing } from '../kit/detail/sections/use-editing.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { SectionGroup } from '../kit/form/fields/section-entries.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm, type FormRecord } from '../kit/form/use-record-form.js';
import { usePresence } from '../server/live/use-live.js';
import type { RecordName } from '../server/use-record.js';
import { SettingsFrame } from './settings-frame.js';
import type { SettingsPart } from './settings-menu.js';

interface InSections<T extends object> {
  readonly noun: string;
  readonly sections: readonly RecordSection<T>[];
  /** The first rule that the values break, as the server says it. */
  readonly check: NonNullable<Parameters<typeof useRecordForm>[0]['check']>;
  /** Above the buttons of the form: what else can be done with what is typed. */
  readonly aside?: ReactNode;
}

interface OpenInSectionsProps<T extends object> extends InSections<T> {
  readonly part: SettingsPart;
  readonly name: RecordName;
  /** What the reader has to know of a change here. */
  readonly note: string;
  /** @param record undefined until it is there */
  readonly titleOf: (record: T | undefined) => string;
}

/** A part of the settings, section by section, now or as it was; the whole card is edited at once. */
export function OpenInSections<T extends object>({ part, name, note, titleOf, ...ofForm }: OpenInSectionsProps<T>) {
  const versioned = useVersionedRecord<T>(name);
  const editing = useEditing([part], false);
  const people = usePresence(name.list, name.key, editing.any ? 'edit' : 'view');
  const { shown, inThePast } = versioned;
  const section = editing.section(part, { editable: !inThePast, inThePast });
  const title = titleOf(shown?.data);
  return (
    <SettingsFrame open={part} title={title} name={name} versioned={versioned} people={people}>
      {shown && (
        <EditableCard title={title} note={note} className="detail-wide" section={section} form={() => <SectionsForm {...ofForm} open={{ name, now: shown, entries: versioned.entries ?? [] }} onClose={section.onClose} />}>
          {ofForm.sections.map((each) => (
            <div key={each.title} className="company-part">
              <h3>{each.title}</h3>
              <RecordFacts record={shown.data as RecordValues} lines={linesOf(each, shown.data)} />
            </div>
          ))}
        </EditableCard>
      )}
    </SettingsFrame>
  );
}

interface SectionsFormProps<T extends object> extends InSections<T> {
  readonly open: FormRecord;
  readonly onClose: () => void;
}

function SectionsForm<T extends object>({ noun, sections, check, aside, open, onClose }: SectionsFormProps<T>) {
  const leave = useLeaving(onClose);
  const [fields] = useState(() => entriesIn(sections));
  const form = useRecordForm({ open, fields, check, onSaved: leave });
  return (
    <RecordForm form={form} noun={noun} aside={aside} onCancel={leave}>
      {sections.map((each) => (
        <SectionGroup key={each.title} section={each} />
      ))}
    </RecordForm>
  );
}
