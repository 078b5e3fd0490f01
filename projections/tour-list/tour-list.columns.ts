import { tourListFields } from '../../events/tours/tour.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Tour Waves', and what else people narrow the list by. */
export const tourListColumns = listColumns(tourListFields, {
  startsAt: { width: 176, sort: true },
  leadName: { width: 126, ...offered },
  tourStatus: { width: 122, ...offered },
  tourResult: { width: 100, ...offered },
  marketingSource: { width: 136, picked: true, ...offered },
  giftNames: { width: 150, filter: true },
  salesRep: { width: 120, picked: true, ...offered },
  notes: { width: 136, filter: true },
  tourDate: { width: 98, hidden: true, ...offered },
  tourId: {},
  scheduledStartTime: { filter: true },
  leadId: { filter: true },
  assignedEmployeeId: { filter: true },
  qualified: { filter: true },
  // The board of a day calls a tour by the family that comes.
  leadLastName: {},
});
