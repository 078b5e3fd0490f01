import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';

/** A tour as the manifest prints it; what its reader may not see is not there. */
export interface ManifestTour extends Pick<TourListRow, 'tourId' | 'scheduledStartTime' | 'salesRep' | 'marketingSource' | 'giftNames' | 'notes' | 'tourStatus' | 'tourResult'> {
  readonly lead: string;
  readonly spouse: string;
  /** E.164, or as the old system had it. */
  readonly phone?: string;
  /** The guest wants text messages (`decisions.md G15`). */
  readonly optedIn?: boolean;
}

/** GET /api/TourManifest/{day}: the tours of a day in the order of their times. */
export interface ManifestAnswer {
  readonly day: string;
  readonly tours: readonly ManifestTour[];
  /** What a live screen follows from. */
  readonly position: string;
}
