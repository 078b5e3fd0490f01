import { Link } from 'react-router-dom';
import { isScreen } from '../../backend/platform/screens/screens.rules.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import { slotWords } from '../../events/tours/tour.enums.js';
import type { RecordSection } from '../kit/detail/record-section.js';
import { useSession } from '../server/session.js';

/** A tour by section; its gifts and its notes have cards of their own, its status stands beside the title. */

export const guests: RecordSection<Tour> = {
  title: 'Guests',
  table: tourFields,
  fields: {
    leadFirstName: { label: tourFields.leadId.label, with: ['leadLastName'], shown: (tour) => <LeadName {...tour} /> },
    spouseFirstName: { label: 'Spouse', with: ['spouseLastName'], shown: (tour) => named(tour.spouseFirstName, tour.spouseLastName) },
    qualified: {},
    leadId: { label: 'Lead number' },
  },
};

export const appointment: RecordSection<Tour> = {
  title: 'Appointment',
  table: tourFields,
  fields: {
    tourDate: { label: tourFields.tourDate.head },
    scheduledStartTime: { shown: (tour) => slotWords(tour.scheduledStartTime) },
    assignedEmployeeId: {
      with: ['assignedEmployeeFirstName', 'assignedEmployeeLastName'],
      shown: (tour) => named(tour.assignedEmployeeFirstName, tour.assignedEmployeeLastName),
    },
    marketingEmployeeId: {
      with: ['marketingEmployeeFirstName', 'marketingEmployeeLastName'],
      shown: (tour) => named(tour.marketingEmployeeFirstName, tour.marketingEmployeeLastName),
    },
    marketingSource: {},
  },
};

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
