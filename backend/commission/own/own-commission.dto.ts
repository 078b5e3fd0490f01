import type { RunStatus } from '../../../events/commission/commission-run.fields.js';
import type { PaidTo } from '../../../projections/commission-runs/commission-runs.queries.js';
import type { CommissionReport, CommissionReportName, SaleUnpaid } from '../report/commission-report.dto.js';

/** What a paid run paid the rep; its paper is `/api/Commission/Mine/Statements/{payRunId}`. */
export interface OwnStatement extends PaidTo {
  readonly report: CommissionReportName;
  readonly title: string;
}

/** Wire form of GET /api/Commission/Mine. */
export interface OwnOverview {
  /** Null where the company shows reps nothing, or no employee signs in as this user. */
  readonly employee: { readonly employeeId: number; readonly fullName: string; readonly isSalesManager: boolean } | null;
  /** The latest pay date first. */
  readonly statements: readonly OwnStatement[];
}

/** Wire form of GET /api/Commission/Mine/{report}?payDate: one's own lines and nobody else's. */
export interface OwnCommission extends Pick<CommissionReport, 'report' | 'payDate' | 'from' | 'to' | 'lines' | 'adjustments' | 'carries' | 'totals'> {
  readonly status: RunStatus;
  readonly paidOn: string | null;
  /** One's own contracts that are left out, each with its reason. */
  readonly unpaid: readonly SaleUnpaid[];
}
