import type { RunStatus } from '../../../events/commission/commission-run.fields.js';
import type { AskedRule } from '../rules/asked-rules.rules.js';
import type { Carry, ReserveMove } from '../rules/recoveries.rules.js';

/** The reports that pay; D18 says of the others what their tabs say. */
export const commissionReports = ['sales-executive-weekly', 'sales-executive-monthly', 'manager-overrides'] as const;
export type CommissionReportName = (typeof commissionReports)[number];

/** A contract as every part of a report names it. */
export interface SaleNamed {
  readonly kind: 'resale' | 'membership';
  readonly contractId: number;
  /** YYYY-MM-DD; of the monthly report, the day on which it was paid in full. */
  readonly date: string | null;
  readonly buyer: string;
  /** The unit, or the tier of the membership. */
  readonly what: string;
  /** What commission is paid on, dollars with 2 places. */
  readonly base: string;
  /** Of an earlier pay period whose run was prepared without it: why it stands here (`decisions.md D25`). */
  readonly carried?: string;
}

/** A fact of the contract that the line was worked out from. */
export interface FactUsed {
  readonly field: string;
  readonly value: string | null;
  /** Of the contract, from 1, as its history counts. */
  readonly version: number;
  /** The day in New York since which it is known. */
  readonly on: string;
}

export interface CommissionLine extends SaleNamed {
  readonly employeeId: number;
  readonly employeeName: string;
  /** The part of the price that was put down, a fraction. */
  readonly putDown: string;
  /** A fraction: "0.09". */
  readonly rate: string;
  /** The rule that won, and why it did. */
  readonly rule: string;
  readonly why: string;
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
  readonly asked: readonly AskedRule[];
  readonly facts: readonly FactUsed[];
}

/** A contract of the period that is in no sum. */
export interface SaleUnpaid extends SaleNamed {
  /** As the contract names them. */
  readonly salesAgent: string;
  readonly reason: string;
}

/** What a contract that was paid has come to since; `decisions.md C30`, `D17`. */
export interface CommissionAdjustment {
  readonly kind: 'resale' | 'membership';
  readonly contractId: number;
  readonly buyer: string;
  readonly what: string;
  readonly employeeId: number;
  readonly employeeName: string;
  /** The run that paid it. */
  readonly payRunId: string;
  /** Counts the adjustments of this line of that run. */
  readonly number: number;
  /** Commission paid so far, and due by that run's cut-off and rules on today's facts (`decisions.md D22`). */
  readonly paid: string;
  readonly due: string;
  /** The difference, what of it the reserve gets or gives, and the rest. */
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
  readonly cause: string;
  /** What the contract says otherwise, each with the version that said it. */
  readonly facts: readonly FactChanged[];
}

export interface FactChanged extends FactUsed {
  readonly from: string | null;
}

export interface CommissionTotals {
  readonly contracts: number;
  readonly employees: number;
  readonly base: string;
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

/** How far the pay run of a report is, and whose hands it went through. */
export interface PayRun {
  readonly payRunId: string;
  /** Of its stream: to be sent as If-Match with the next step, so that nobody approves what they have not seen. */
  readonly revision: number;
  readonly status: RunStatus;
  readonly preparedBy: string;
  /** `user 7` */
  readonly preparedByActor: string;
  readonly preparedAt: string | null;
  readonly approvedBy: string;
  readonly approvedAt: string | null;
  readonly paidBy: string;
  readonly paidOn: string | null;
  readonly reference: string;
  /** Why it was reopened last. */
  readonly reopened: string;
  readonly reopenedBy: string;
  readonly reopenedAt: string | null;
  /** When each employee was sent their statement last, and who sent it, by employee. */
  readonly mailed: Readonly<Record<number, { readonly at: string; readonly by: string }>>;
}

/** Wire form of GET /api/Commission/{report} and GET /api/Commission/runs/{id}. */
export interface CommissionReport {
  readonly report: CommissionReportName;
  /** Null until it is prepared for the first time; its lines are frozen unless it is open. */
  readonly run: PayRun | null;
  readonly payDate: string;
  /** The contracts dated so, or paid in full in these days; both counted in. */
  readonly from: string;
  readonly to: string;
  /** The day from which the rates hold; null: always. */
  readonly ratesFrom: string | null;
  readonly lines: readonly CommissionLine[];
  /** Known, and paid nothing by a rule. */
  readonly leftOut: readonly SaleUnpaid[];
  /** Employees whom the report would pay, were they with the company. */
  readonly peopleLeftOut: readonly PersonLeftOut[];
  /** Nobody knows whom to pay (`decisions.md D20`). */
  readonly held: readonly SaleUnpaid[];
  readonly adjustments: readonly CommissionAdjustment[];
  /** What a run could not take back is left for the next one (`decisions.md D23`). */
  readonly carries: readonly Carry[];
  /** What paying it does to the reserves. */
  readonly reserves: readonly ReserveMove[];
  /** Of all that is paid: lines, adjustments and rests. */
  readonly totals: CommissionTotals;
  /** Of the lines alone. */
  readonly ofPeriod: CommissionTotals;
  /** Whether somebody else than who prepared it approves it, as the company wants it now. */
  readonly secondPerson: boolean;
  readonly position: string;
}

export interface PersonLeftOut {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly reason: string;
}

/** Wire form of GET /api/Commission/{report}/Opening. */
export interface CommissionOpening {
  /** The newest pay date with lines, as the coming week is empty at first; the coming one where none has lines. */
  readonly payDate: string;
}

/** Wire form of GET /api/Commission/Employees. */
export interface CommissionChoice {
  readonly employeeId: number;
  readonly fullName: string;
  readonly isSalesRep: boolean;
  readonly isSalesManager: boolean;
}
