import type { PointsLedgerRow } from '../../../projections/points-ledger/points-ledger.read-model.js';

/** A posted row of the ledger; who may not see members reads no name. */
export interface StatementLine extends PointsLedgerRow {
  readonly memberName: string | null;
  /** Debits are below zero. */
  readonly balanceChange: number;
  /** After this row, of all rows that fit. */
  readonly balance: number;
}

/** Points set aside by a purchase that was neither paid nor released: the balance does not count them. */
export interface HeldLine extends PointsLedgerRow {
  readonly memberName: string | null;
  /** ISO UTC; null once it was settled, for a statement of a past day. */
  readonly heldUntil: string | null;
}

/** What a statement comes to: opening + credits - debits = closing. */
export interface StatementFigures {
  /** YYYY-MM-DD, both counted in. */
  readonly from: string;
  readonly to: string;
  /** The day that it is read as of, where that is a past one. */
  readonly asOf: string | null;
  readonly opening: number;
  readonly credits: number;
  readonly debits: number;
  readonly closing: number;
  readonly count: number;
  readonly byType: readonly { readonly transactionType: string; readonly credit: boolean; readonly count: number; readonly points: number }[];
  /** Days on which the balance moved, and by how much. */
  readonly days: readonly { readonly day: string; readonly points: number }[];
  /** The oldest 200 of them. */
  readonly held: readonly HeldLine[];
  /** All of them. */
  readonly heldCount: number;
  readonly heldPoints: number;
  readonly position: string;
}

/** Wire form of GET /api/PointLedgers/Statement. */
export interface PointsStatementAnswer extends StatementFigures {
  /** Oldest first; at most as many as a sheet holds, where `count` are more the file has all. */
  readonly lines: readonly StatementLine[];
}

/** Wire form of GET /api/PointLedgers/Statement/Choices. */
export interface StatementChoices {
  readonly members: readonly { readonly memberId: number; readonly name: string | null }[];
  readonly resorts: readonly { readonly resort: string }[];
}
