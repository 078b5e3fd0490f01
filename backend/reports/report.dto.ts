import type { Counted, Measured, MeasureName, Measure } from '../../events/reports/measures.rules.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import type { ContractKind } from '../../events/reports/sales-lens.rules.js';

/** What somebody sees of the figures: without those that would tell what they may not read. Counts are numbers, all else decimal strings. */
export type SeenFigures = Partial<Measured>;

export type ReportLine = SeenFigures & {
  readonly label: string;
  /** Of the line in `rows?key=`; `(none)` for what names none. */
  readonly key: string;
};

/** The lines of a period, which add up to its total. */
export interface ReportFigures {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly ReportLine[];
  readonly total: SeenFigures;
}

export interface ReportMeasure extends Measure {
  readonly name: MeasureName;
}

/** Wire form of GET /api/Reports/{name}. */
export interface ReportAnswer extends ReportFigures {
  readonly name: string;
  /** The business day whose end it shows; today's is not over yet. */
  readonly asOf: string;
  /** False for a past day. */
  readonly live: boolean;
  readonly closedOnly: boolean;
  readonly kind: ContractKind | 'all';
  readonly position: string;
  /** Of lines of reps: how many are sales reps, and how many others there are (`decisions.md I28`). */
  readonly people?: { readonly salesReps: number; readonly others: number };
  /** The one rep, source and team that it is of, by name, where it is of one. */
  readonly of?: { readonly rep?: string; readonly source?: string; readonly team?: string };
  /** Its columns, as far as the reader sees them. */
  readonly measures: readonly ReportMeasure[];
  /** What it takes to see the others; absent where nothing is hidden. */
  readonly hidden?: { readonly labels: readonly string[]; readonly permissions: readonly PermissionName[] };
  /** The same days of the year it is compared with. */
  readonly before?: ReportFigures;
  /** The last day on which there was something, where the period has nothing. */
  readonly lastDay?: string | null;
}

/** Wire form of GET /api/Reports/{name}/teams. */
export interface TeamsAnswer {
  readonly teams: readonly { readonly key: string; readonly label: string }[];
}

/** Figures by month, "2026-01"; a month of nothing is absent. */
export type MonthFigures = Readonly<Record<string, SeenFigures>>;

/** Wire form of GET /api/Reports/{name}/months: the lines of the report, each month by month. */
export interface ReportMonthsAnswer {
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly lines: readonly { readonly key: string; readonly months: MonthFigures }[];
  readonly total: MonthFigures;
}

/** A contract of a tour, as it is now. */
export interface ContractBehindTour {
  readonly kind: ContractKind;
  readonly id: number;
  readonly contractStatus: string;
}

/** A tour behind a figure: it counted so at the moment of the report, its names are those of now. */
export type TourBehind = Partial<Counted> & {
  readonly tourId: number;
  readonly tourDate: string;
  readonly scheduledStartTime: string;
  readonly leadName: string;
  readonly salesRep: string;
  readonly marketingSource: string;
  readonly tourStatus: string;
  readonly tourResult: string;
  /** Absent for who may not read contracts. */
  readonly contracts?: readonly ContractBehindTour[];
};

/** Wire form of GET /api/Reports/{name}/rows. */
export interface ReportRowsAnswer {
  readonly asOf: string;
  readonly live: boolean;
  readonly position: string;
  readonly rows: readonly TourBehind[];
  /** What all tours behind it come to: the figure that was opened, to the cent. */
  readonly total: SeenFigures;
  /** How many these are; there may be more of them than rows. */
  readonly count: number;
}
