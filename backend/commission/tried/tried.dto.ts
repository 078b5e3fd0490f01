import type { CommissionReportName } from '../report/commission-report.dto.js';

/** Dollars with 2 places; net = commission - reserve. */
export interface TriedAmounts {
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

/** What was paid, what it would have been, and how much more or less that is. */
export interface Tried {
  readonly was: TriedAmounts;
  readonly tried: TriedAmounts;
  readonly difference: TriedAmounts;
}

export interface TriedOfPerson extends Tried {
  readonly employeeId: number;
  readonly employeeName: string;
}

export interface TriedOfReport extends Tried {
  readonly report: CommissionReportName;
  readonly title: string;
  /** Pay dates whose run is paid, and the others: they come to what the rules that hold say. */
  readonly paid: number;
  readonly unpaid: number;
}

/** Wire form of POST /api/Commission/Tried: the last twelve months by rates that nobody has decided. */
export interface TriedAnswer {
  /** Pay dates, both counted in. */
  readonly from: string;
  readonly to: string;
  readonly people: readonly TriedOfPerson[];
  readonly reports: readonly TriedOfReport[];
  readonly total: Tried;
}
