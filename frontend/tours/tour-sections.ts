import type { Tour } from '../../backend/tours/tour.state.js';
import { tourFields } from '../../events/tour-fields.values.js';
import type { RecordSection } from '../kit/detail/record-section.js';

/** A tour by section; its gifts and its notes have cards of their own, its status stands beside the title. */

export const guests: RecordSection<Tour> = {
  title: 'Guests',
  table: tourFields,
  fields: {
    leadFirstName: { label: tourFields.leadId.label, with: ['leadLastName'], shown: (tour) => named(tour.leadFirstName, tour.leadLastName) },
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
    scheduledStartTime: { shown: (tour) => tour.scheduledStartTime.toLowerCase() },
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

function named(first: string, last: string): string {
  return `${first} ${last}`.trim();
}
