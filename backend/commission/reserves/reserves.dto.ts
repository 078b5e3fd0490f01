import type { ReserveEntry, ReserveHeld } from '../../../projections/reserve-ledger/reserve-ledger.queries.js';

/** Wire form of GET /api/Commission/Reserves. */
export interface ReservesAnswer {
  readonly reserves: readonly Omit<ReserveHeld, 'released'>[];
  readonly position: string;
}

/** Wire form of GET /api/Commission/Reserves/{employeeId}: the movements from the first on. */
export interface ReserveAnswer extends Omit<ReserveHeld, 'released'> {
  readonly entries: readonly ReserveEntry[];
  readonly position: string;
}
