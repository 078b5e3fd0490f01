import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { LeadSectionForm } from './lead-form.js';
import type { OpenLead } from './lead-record.js';
import { leadSections } from './lead-sections.js';

interface LeadCardProps {
  readonly open: OpenLead;
  readonly title: string;
  readonly part: 'marketing' | 'demographics';
}

/** A section of the lead; edits in place. */
export function LeadCard({ open, title, part }: LeadCardProps) {
  return (
    <EditableCard title={title} section={open.section(part)} form={() => <LeadSectionForm open={open} part={part} />}>
      <RecordFacts record={open.data} lines={linesOf(leadSections[part], open.data)} />
    </EditableCard>
  );
}
