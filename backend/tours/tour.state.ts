import type { Static } from '@sinclair/typebox';
import { blankValues } from '../../events/field.values.js';
import { tourDetailFields } from '../../events/tour-fields.values.js';
import type { TourImported } from '../../events/tour.js';

/** A tour as its stream tells it. */
export type Tour = Readonly<Static<typeof TourImported.schema>>;

/** Before anybody booked it. */
export const notBooked: Tour = {
  ...blankValues(tourDetailFields),
  tourId: 0,
  tourDate: '',
  scheduledStartTime: '',
  tourStatus: '',
  tourResult: '',
  createdBy: 0,
  contractStatus: '',
  salesVolume: '0.00',
};
