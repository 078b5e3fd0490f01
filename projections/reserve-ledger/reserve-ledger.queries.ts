import { reserveLedgerFields } from '../../events/commission/reserve-ledger.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { ReserveLedgerRow } from './reserve-ledger.read-model.js';

export const reserveLedgerQuery = listQuery<ReserveLedgerRow>({
  entity: ReserveLedgerRow,
  key: 'entryId',
  columns: listColumns(reserveLedgerFields, { employeeId: {}, employeeName: {}, at: {}, movement: {}, amount: {}, payRunId: {}, payDate: {}, by: {}, reason: {} }),
  defaultSort: 'entryId',
});

/** What somebody's reserve holds, and what of it prepared runs are about to take. */
export interface ReserveHeld {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly balance: string;
  /** By runs that are prepared and not paid yet. */
  readonly setAside: string;
  readonly released: string;
}

/** @param besides a run that does not count what it sets aside itself */
export function reservesHeld(besides = ''): SqlStatement {
  return {
    text: `SELECT coalesce(held."employeeId", aside."employeeId") AS "employeeId", coalesce(held.name, aside.name) AS "employeeName",
                  coalesce(held.balance, 0)::numeric(14, 2)::text AS balance, coalesce(aside.charged, 0)::numeric(14, 2)::text AS "setAside",
                  coalesce(held.released, 0)::numeric(14, 2)::text AS released
             FROM (SELECT "employeeId", max("employeeName") AS name, sum(amount) AS balance, -sum(amount) FILTER (WHERE movement = 'Released') AS released
                     FROM reserve_ledger GROUP BY "employeeId") AS held
             FULL JOIN (SELECT (move.said ->> 'employeeId')::int AS "employeeId", max(move.said ->> 'employeeName') AS name, sum((move.said ->> 'charged')::numeric) AS charged
                          FROM commission_runs AS run, jsonb_array_elements(run.frozen -> 'reserves') AS move(said)
                         WHERE run.status <> 'Paid' AND run.frozen IS NOT NULL AND run."payRunId" <> $1 GROUP BY 1) AS aside ON aside."employeeId" = held."employeeId"
            ORDER BY 2, 1`,
    values: [besides],
  };
}

export interface ReserveEntry {
  readonly entryId: string;
  readonly employeeName: string;
  readonly at: string;
  readonly movement: string;
  readonly amount: string;
  readonly payRunId: string;
  readonly payDate: string | null;
  readonly by: string;
  readonly reason: string;
  /** What the reserve held after it. */
  readonly balance: string;
}

/** Somebody's movements, from the first on. */
export function reserveStatement(employeeId: number): SqlStatement {
  return {
    text: `SELECT "entryId", "employeeName", at, movement, amount::text AS amount, "payRunId", "payDate", by, reason,
                  (sum(amount) OVER (ORDER BY at, movement DESC, "entryId"))::numeric(14, 2)::text AS balance
             FROM reserve_ledger WHERE "employeeId" = $1 ORDER BY at, movement DESC, "entryId"`,
    values: [employeeId],
  };
}
