import type { Static } from '@sinclair/typebox';
import { TourImported, tourDetails } from '../../events/tour.js';

/** A tour as its stream tells it. */
export type Tour = Readonly<Static<typeof TourImported.schema>>;

export type TourDetails = { readonly [Name in keyof typeof tourDetails]: Static<(typeof tourDetails)[Name]> };

/** Before anybody booked it. */
export const notBooked: Tour = {
  tourId: 0,
  tourDate: '',
  scheduledStartTime: '',
  leadId: 0,
  leadFirstName: '',
  leadLastName: '',
  spouseFirstName: '',
  spouseLastName: '',
  assignedEmployeeId: 0,
  assignedEmployeeFirstName: '',
  assignedEmployeeLastName: '',
  marketingEmployeeId: 0,
  marketingEmployeeFirstName: '',
  marketingEmployeeLastName: '',
  marketingSource: '',
  giftNames: '',
  notes: '',
  qualified: '',
  tourStatus: '',
  tourResult: '',
  createdBy: 0,
  contractStatus: '',
  salesVolume: '0.00',
};
