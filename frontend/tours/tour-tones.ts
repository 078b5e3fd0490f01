import type { TourStatus } from '../../events/tours/tour.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a tour stands in. */
export const tourTones: Readonly<Record<TourStatus, Tone>> = {
  Scheduled: 'plain',
  Confirmed: 'blue',
  Started: 'teal',
  Ended: 'green',
  'No Show': 'orange',
  'Not Qualified': 'gold',
  Canceled: 'red',
};
