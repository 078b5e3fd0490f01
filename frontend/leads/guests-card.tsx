import { TickCircleIcon } from '@blueprintjs/icons';
import type { CSSProperties, ReactNode } from 'react';
import { formatPhone } from '../kit/format/phone.js';
import { countryName, DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { formatWhen } from '../kit/format/dates.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { LeadSectionForm } from './lead-form.js';
import { fullName, spouseName, type Lead, type OpenLead } from './lead-record.js';
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
        <Person name={fullName(lead)} part="Guest" lead={lead} lines={guestLines(lead)} />
        {hasSpouse(lead) && <Person name={spouseName(lead)} part="Spouse" lead={lead} lines={spouseLines(lead)} />}
        <div className="lead-address">
          <RecordFacts record={lead} lines={[addressLine(lead)]} />
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
  readonly lines: readonly FactLine[];
}

function Person({ name, part, lead, lines }: PersonProps) {
  return (
    <div className="lead-person">
      <h3>
        {name || part} {name && <span className="section-note">{part}</span>}
      </h3>
      <RecordFacts record={lead} lines={lines} />
    </div>
  );
}

function OptedIn() {
  return (
    <span className="lead-opt-in">
      <TickCircleIcon size={14} /> Opted in
    </span>
  );
}

/** "Opted out STOP, 11/19/2026 5:02PM" */
function OptedOut({ word, at }: NonNullable<Lead['textsStopped']>) {
  return (
    <>
      <span className="status" style={{ '--tone': 'var(--tone-gold)' } as CSSProperties}>
        <span className="status-dot" aria-hidden />
        <span className="status-words">Opted out</span>
      </span>{' '}
      <span className="section-note">
        {word}, {formatWhen(at)}
      </span>
    </>
  );
}

function guestLines(lead: Lead): readonly FactLine[] {
  return [
    phone(lead, 'Mobile', 'mobilePhone'),
    phone(lead, 'Home', 'homePhone'),
    phone(lead, 'Work', 'workPhone'),
    { label: 'Email', fields: ['email'], value: mailLink(lead.email) },
    { label: 'Texts', fields: ['smsOptIn'], value: textsOf(lead) },
  ];
}

/** STOP stands above the opt-in: nobody but the phone takes it back. */
function textsOf({ smsOptIn, textsStopped }: Lead): ReactNode {
  if (textsStopped) return <OptedOut {...textsStopped} />;
  return smsOptIn === 'true' ? <OptedIn /> : null;
}

function spouseLines(lead: Lead): readonly FactLine[] {
  return [
    phone(lead, 'Mobile', 'spouseMobilePhone'),
    phone(lead, 'Home', 'spouseHomePhone'),
    phone(lead, 'Work', 'spouseWorkPhone'),
    { label: 'Email', fields: ['spouseEmail'], value: mailLink(lead.spouseEmail) },
  ];
}

/** Both live there: it stands under both, and is neither one's alone. */
function addressLine({ address1, address2, city, state, zipcode, country }: Lead): FactLine {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== DEFAULT_COUNTRY ? countryName(country) : '';
  return { label: 'Address', fields: ['address1', 'address2', 'city', 'state', 'zipcode', 'country'], value: addressLines([address1, address2, place, abroad]) };
}

/** One taps it to call. */
function phone(lead: Lead, label: string, field: keyof Lead & `${string}hone`): FactLine {
  const number = lead[field];
  return { label, fields: [field], value: number ? <a href={`tel:${number}`}>{formatPhone(number)}</a> : null };
}
