import { useState, type ReactNode } from 'react';
import { entriesIn } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { SectionForm } from '../kit/form/section-form.js';
import { SectionsForm } from '../kit/form/sections-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import type { editedSections, Member, OpenMember } from './member-record.js';
import { memberSections } from './member-sections.js';

type Part = (typeof editedSections)[number];

/** As much of the member as this person sees. */
function partsOf(member: Member): Readonly<Record<Part, readonly EntryField[]>> {
  const seen = (part: Part) => entriesIn([memberSections[part]]).filter(({ name }) => member[name as keyof Member] !== undefined);
  return { person: seen('person'), membership: seen('membership') };
}

interface MemberFormProps {
  readonly open: OpenMember;
  readonly children: ReactNode;
}

/** A member while somebody edits it: all sections that are open are one command. */
export function MemberForm({ open, children }: MemberFormProps) {
  const [parts] = useState(() => partsOf(open.now.data));
  const [fields] = useState(() => Object.values(parts).flat());
  const leave = useLeaving(open.close);
  const form = useRecordForm({ open, fields, onSaved: leave });
  return (
    <SectionsForm open={open} form={form} parts={parts} onCancel={leave}>
      {children}
    </SectionsForm>
  );
}

/** In its card. */
export function MemberSectionForm({ open, part }: { readonly open: OpenMember; readonly part: Part }) {
  return (
    <SectionForm section={open.section(part)}>
      <SectionEntries section={memberSections[part]} />
    </SectionForm>
  );
}
