import { Link } from 'react-router-dom';
import { isScreen } from '../../../backend/platform/screens/screens.rules.js';
import type { Tour } from '../../../backend/tours/tour.state.js';
import { tourFields } from '../../../events/tours/tour.fields.js';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { sectionsOf } from '../../kit/detail/sections/record-section.js';
import { useSession } from '../../server/session.js';

const BESIDE_TITLE = { onCard: false } as const;
const OWN_CARD = { onCard: false } as const;
/** Looked up with the number when the tour is saved. */
const ofRep = { asked: false } as const;

/** A tour by section, as its cards show it and its forms edit it. */
export const { guests, appointment } = sectionsOf<Tour>()(
  tourFields,
  {
    guests: {
      title: 'Guests',
      fields: {
        leadFirstName: { label: tourFields.leadId.label, shown: (tour) => <LeadName {...tour} /> },
        leadLastName: { readWith: 'leadFirstName' },
        spouseFirstName: { label: 'Spouse', shown: (tour) => named(tour.spouseFirstName, tour.spouseLastName) },
        spouseLastName: { readWith: 'spouseFirstName' },
        qualified: { required: true },
        leadId: { label: 'Lead number', asked: false },
      },
    },
    appointment: {
      title: 'Appointment',
      asksFirst: ['assignedEmployeeId', 'marketingEmployeeId', 'marketingSource'],
      fields: {
        tourDate: { label: tourFields.tourDate.head, required: 'Please select a tour date' },
        scheduledStartTime: { shown: (tour) => slotWords(tour.scheduledStartTime), required: 'Please select a time' },
        assignedEmployeeId: { shown: (tour) => named(tour.assignedEmployeeFirstName, tour.assignedEmployeeLastName) },
        assignedEmployeeFirstName: { ...ofRep, readWith: 'assignedEmployeeId' },
        assignedEmployeeLastName: { ...ofRep, readWith: 'assignedEmployeeId' },
        marketingEmployeeId: { shown: (tour) => named(tour.marketingEmployeeFirstName, tour.marketingEmployeeLastName) },
        marketingEmployeeFirstName: { ...ofRep, readWith: 'marketingEmployeeId' },
        marketingEmployeeLastName: { ...ofRep, readWith: 'marketingEmployeeId' },
        marketingSource: {},
        tourStatus: { ...BESIDE_TITLE, required: true },
        tourResult: BESIDE_TITLE,
        giftNames: OWN_CARD,
        notes: OWN_CARD,
      },
    },
  },
  { contractStatus: 'Copied by the old system: reports derive it anew.', salesVolume: 'Copied by the old system: reports derive it anew.' },
);

/** Who they are stands on the page of the lead, for who may open that. */
function LeadName({ leadId, leadFirstName, leadLastName }: Pick<Tour, 'leadId' | 'leadFirstName' | 'leadLastName'>) {
  const mayOpen = useSession().may('Leads_Detail');
  const name = named(leadFirstName, leadLastName);
  const page = `/admin/leads-detail/${leadId}`;
  return mayOpen && leadId !== 0 && isScreen(page) ? <Link to={page}>{name || `Lead ${leadId}`}</Link> : name;
}

function named(first: string, last: string): string {
  return `${first} ${last}`.trim();
}
