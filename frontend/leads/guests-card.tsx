import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts } from '../kit/detail/sections/record-facts.js';
import { linesOf, type RecordSection } from '../kit/detail/sections/record-section.js';
import { LeadSectionForm } from './lead-form.js';
import { fullName, spouseName, type Lead, type OpenLead } from './lead-record.js';
import { leadSections } from './lead-sections.js';
import { RecordOptIn } from './record-opt-in.js';
import { useTypedHere, withTyped } from './typed-here.js';
import './leads.css';

/** The guest and whom they come with, side by side; edits in place. */
export function GuestsCard({ open }: { readonly open: OpenLead }) {
  const { typed, keep } = useTypedHere(open.data.leadId);
  const lead = open.inThePast ? open.data : withTyped(open.data, typed);
  const note = lead !== open.data && 'with what you typed, until you leave the lead';
  return (
    <EditableCard title={hasSpouse(lead) ? 'Guest and spouse' : 'Guest'} note={note} section={open.section('guests')} className="detail-wide" form={() => <LeadSectionForm open={open} part="guests" />}>
      <div className="lead-guests">
        <Person name={fullName(lead)} part="Guest" lead={lead} section={leadSections.guest} />
        {hasSpouse(lead) && <Person name={spouseName(lead)} part="Spouse" lead={lead} section={leadSections.spouse} />}
        <div className="lead-address">
          <RecordFacts record={lead} lines={linesOf(leadSections.address, lead)} />
        </div>
      </div>
      {lead.smsOptIn === undefined && <RecordOptIn open={open} onRecorded={() => keep({ smsOptIn: 'true' })} />}
    </EditableCard>
  );
}

function hasSpouse(lead: Lead): boolean {
  return Object.entries(lead).some(([name, value]) => name.startsWith('spouse') && Boolean(value));
}

interface PersonProps {
  readonly name: string;
  readonly part: string;
  readonly lead: Lead;
  readonly section: RecordSection<Lead>;
}

function Person({ name, part, lead, section }: PersonProps) {
  return (
    <div className="lead-person">
      <h3>
        {name || part} {name && <span className="section-note">{part}</span>}
      </h3>
      <RecordFacts record={lead} lines={linesOf(section, lead)} />
    </div>
  );
}
