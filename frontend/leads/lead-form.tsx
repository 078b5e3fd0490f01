import type { ReactNode } from 'react';
import { SectionForm } from '../kit/form/section-form.js';
import { SectionsForm } from '../kit/form/sections-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { entriesIn, type LeadSection } from './lead-entries.js';
import { TypedDuplicates } from './duplicates/typed-duplicates.js';
import { useTypedDuplicates } from './duplicates/use-duplicates.js';
import { LeadFields } from './lead-fields.js';
import type { editedSections, OpenLead } from './lead-record.js';

/** What each card of the page fills in. */
const sectionsOf = {
  guests: ['Main Contact', 'Spouse', 'Address'],
  marketing: ['Marketing Information'],
  demographics: ['Demographic Information'],
} as const satisfies Readonly<Record<(typeof editedSections)[number], readonly LeadSection[]>>;

const parts = {
  guests: entriesIn(...sectionsOf.guests),
  marketing: entriesIn(...sectionsOf.marketing),
  demographics: entriesIn(...sectionsOf.demographics),
};

const fields = Object.values(parts).flat();

const UPDATE = 'Update';

interface LeadFormProps {
  readonly open: OpenLead;
  readonly children: ReactNode;
}

/** A lead while somebody edits it: all sections that are open are one command. */
export function LeadForm({ open, children }: LeadFormProps) {
  const leave = useLeaving(open.close);
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
