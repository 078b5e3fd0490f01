import type { EpicMeasureName, MembershipPayment } from '../../../events/reports/epic.rules.js';
import type { Measure } from '../../../events/reports/measures.rules.js';
import type { MembersFigures, PointsFigures, SalesFigures, SalesMonth } from './epic-dashboard.rules.js';
import type { MembersKnown } from '../members-known.rules.js';

/** Wire form of GET /api/Reports/epic-dashboard. */
export interface EpicDashboardAnswer extends MembersKnown {
  readonly name: string;
  /** The business day whose end it shows; today's is not over yet. */
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly measures: readonly ({ readonly name: EpicMeasureName } & Measure)[];
  readonly year: number;
  readonly from: string;
  /** Both years are counted through this day of theirs. */
  readonly to: string;
  readonly sales: SalesFigures;
  readonly before: SalesFigures;
  readonly months: readonly SalesMonth[];
  readonly points: PointsFigures;
  readonly members: MembersFigures;
  /** Of all years through the day. */
  readonly apr: { readonly over: number; readonly financed: number };
  /** Where nothing was sold in either year: the last one that has something. */
  readonly lastYear?: number;
}

/** A contract behind a figure: what it said then, with the names of now. */
export interface ContractBehindFigure {
  readonly epicContractId: number;
  readonly buyer: string;
  readonly memberId: number;
  readonly contractStatus: string;
  readonly contractDate: string;
  readonly membershipTier: string;
  readonly payment: MembershipPayment;
  readonly price: string;
  readonly aprRate: string | null;
  readonly salesAgent: string;
}

/** Wire form of GET /api/Reports/epic-dashboard/rows. */
export interface ContractsBehindAnswer {
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly rows: readonly ContractBehindFigure[];
  /** Of all, however many rows there are. */
  readonly total: { readonly sold: number; readonly volume: string };
}

/** A member behind a slice: as they counted then. What the contract says of money is left out for who may not read it. */
export interface MemberBehindSlice {
  readonly memberId: number;
  readonly name: string;
  readonly memberStatus: string;
  readonly membershipTier: string;
  readonly epicContractId: number;
  readonly contractStatus: string;
  readonly payment?: MembershipPayment | null;
  readonly price?: string | null;
  /** Of now, as the next: left out as of a past day. */
  readonly membershipStartDate?: string | null;
  readonly pointsToBuy?: number;
}

/** Wire form of GET /api/Reports/epic-dashboard/members. */
export interface MembersBehindAnswer {
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly rows: readonly MemberBehindSlice[];
  readonly count: number;
}
