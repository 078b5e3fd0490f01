import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { entriesIn, type RecordSection } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { SectionForm } from '../kit/form/section-form.js';
import { SectionsForm } from '../kit/form/sections-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { TypedDuplicates } from './duplicates/typed-duplicates.js';
import { useTypedDuplicates } from './duplicates/use-duplicates.js';
import { LeadFields } from './lead-fields.js';
import type { editedSections, Lead, OpenLead } from './lead-record.js';
import { leadSections } from './lead-sections.js';

/** What each card of the page fills in. */
const sectionsOf = {
  guests: [leadSections.guest, leadSections.spouse, leadSections.address],
  marketing: [leadSections.marketing],
  demographics: [leadSections.demographics],
} as const satisfies Readonly<Record<(typeof editedSections)[number], readonly RecordSection<Lead>[]>>;

/** As much of the lead as this person sees. */
function partsOf(lead: Lead): Readonly<Record<keyof typeof sectionsOf, readonly EntryField[]>> {
  const seen = (sections: readonly RecordSection<Lead>[]) => entriesIn(sections).filter(({ name }) => lead[name as keyof Lead] !== undefined);
  return { guests: seen(sectionsOf.guests), marketing: seen(sectionsOf.marketing), demographics: seen(sectionsOf.demographics) };
}

const UPDATE = 'Update';

interface LeadFormProps {
  readonly open: OpenLead;
  readonly children: ReactNode;
}

/** A lead while somebody edits it: all sections that are open are one command. */
export function LeadForm({ open, children }: LeadFormProps) {
  const [parts] = useState(() => partsOf(open.now.data));
  const [fields] = useState(() => Object.values(parts).flat());
  const leave = useLeaving(open.close);
  const isErased = open.now.data.erasure !== null;
  const close = useEffectEvent(leave);
  // Nothing of an erased person stays on a screen, what was typed over it neither.
  useEffect(() => {
    if (isErased) close();
  }, [isErased]);
  const form = useRecordForm({ open, fields, onSaved: leave });
  const duplicates = useTypedDuplicates(form.values, { leadId: open.data.leadId, opened: { ...open.data } });
  return (
    <SectionsForm open={open} form={form} parts={parts} onCancel={leave} saveText={UPDATE}>
      <TypedDuplicates duplicates={duplicates} />
      {children}
    </SectionsForm>
  );
}

interface LeadSectionFormProps {
  readonly open: OpenLead;
  readonly part: keyof typeof sectionsOf;
}

/** In its card. */
export function LeadSectionForm({ open, part }: LeadSectionFormProps) {
  return (
    <SectionForm section={open.section(part)} saveText={UPDATE}>
      <LeadFields sections={sectionsOf[part]} lead={open.now.data} />
    </SectionForm>
  );
}
