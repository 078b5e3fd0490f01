import { blankValues, type ValuesOf } from '../../events/kernel/field.rules.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import type { TourGift } from './gifts/tour-gifts.rules.js';

/** A tour as its stream tells it. `tourId` 0: there is none. */
export type Tour = ValuesOf<typeof tourFields> & { readonly tourId: number; readonly createdBy: number; readonly gifts: readonly TourGift[] } & Merged;

interface Merged {
  /** The merges of leads that have brought it to the lead that it has. */
  readonly cameWith: readonly string[];
  /** By field, the lead whose a personal value of now is, where that is not the tour's own: mostly one whose tour it was. */
  readonly otherLeads: Readonly<Record<string, number>>;
}

/** Before anybody booked it. */
export const notBooked: Tour = { ...blankValues(tourFields), tourId: 0, createdBy: 0, gifts: [], salesVolume: '0.00', cameWith: [], otherLeads: {} };
