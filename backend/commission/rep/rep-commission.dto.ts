import type { SaleNamed } from '../report/commission-report.dto.js';

/** A contract of a rep, and what the weekly rule gives for it on its facts of now. */
export interface RepSale extends SaleNamed {
  readonly contractStatus: string;
  /** The part of the price that was put down, a fraction. */
  readonly putDown: string;
  /** A fraction; null where the rule leaves it out. */
  readonly rate: string | null;
  /** Why that rate, or why none. */
  readonly why: string;
  /** The Friday that pays it by its contract date (`decisions.md D13`). */
  readonly payDate: string;
  /** Dollars with 2 places; nothing where it is left out. */
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

/** Wire form of GET /api/Commission/Reps/{employeeId}. */
export interface RepCommission {
  readonly employeeId: number;
  readonly fullName: string;
  readonly from: string;
  readonly to: string;
  /** Why nobody knows which contracts are theirs (`decisions.md D20`). */
  readonly held: string | null;
  /** The newest first. */
  readonly lines: readonly RepSale[];
  readonly totals: { readonly base: string; readonly commission: string; readonly reserve: string; readonly net: string };
  readonly position: string;
}
