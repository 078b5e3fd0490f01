import type { CedeBucket } from '../../../events/reports/cede.rules.js';
import type { MembersKnown } from '../members-known.rules.js';
import type { CedeFigures, CedeTables } from './cede-report.rules.js';

/** Wire form of GET /api/Reports/epic-membership-points. */
export interface CedeAnswer extends CedeTables, MembersKnown {
  readonly name: string;
  /** The business day whose end it shows; today's is not over yet. */
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly measures: readonly { readonly name: keyof CedeFigures; readonly label: string; readonly unit: 'count' }[];
  /** First and last day of the months. */
  readonly from: string;
  readonly to: string;
}

/** A member behind a figure: as they counted then, with the names of now. */
export interface CededMember {
  readonly memberId: number;
  readonly name: string;
  readonly memberStatus: string;
  readonly membershipTier: string;
  readonly rciMemberNumber: string;
  readonly epicContractId: number;
  readonly month: string;
  readonly bucket: CedeBucket;
  readonly points: number;
}

/** Wire form of GET /api/Reports/epic-membership-points/rows. */
export interface CedeRowsAnswer {
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly rows: readonly CededMember[];
  readonly total: CedeFigures;
}
