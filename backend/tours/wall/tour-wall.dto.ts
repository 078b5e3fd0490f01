import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';

/** All that a wall is told of a tour: of its guests the family name alone. */
export type WallTour = Pick<
  TourListRow,
  'tourId' | 'tourDate' | 'scheduledStartTime' | 'leadLastName' | 'salesRep' | 'tourStatus' | 'tourResult' | 'startedAt' | 'lastStep' | 'lastStepBy' | 'lastStepAt'
>;

/** GET /api/TourWall, and /api/TourWall/ByLink for a wall without anybody signed in. */
export interface WallAnswer {
  /** By the server's clock, ISO UTC: a wall's own may be wrong. */
  readonly now: string;
  /** Today in New York, YYYY-MM-DD. */
  readonly day: string;
  /** Of today, and of tomorrow for a wall that is cut off over midnight. */
  readonly tours: readonly WallTour[];
  /** What the next question names, to be answered when there is something newer. */
  readonly position: string;
}

/** A link that opens the board on a wall, without the token that makes it one. */
export interface WallLink {
  readonly wallId: string;
  readonly name: string;
  readonly madeBy: string;
  /** ISO UTC, as the others. */
  readonly madeAt: string;
  readonly lastSeenAt: string | null;
  readonly takenBackAt: string | null;
  readonly takenBackBy: string;
}
