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
  /** Rests of paid runs that no paid run has taken back (`decisions.md D23`). */
  readonly owed: string;
  readonly released: string;
}

const RESTS = `SELECT (rest.said ->> 'employeeId')::int AS "employeeId", max(rest.said ->> 'employeeName') AS name, sum((rest.said ->> 'commission')::numeric) AS owed
                 FROM commission_runs AS run, jsonb_array_elements(run.frozen -> 'carries') AS rest(said)
                WHERE run.status = 'Paid' AND rest.said ->> 'way' = 'out'
                  AND NOT EXISTS (SELECT FROM commission_runs AS later, jsonb_array_elements(later.frozen -> 'carries') AS taken(said)
                                   WHERE later.status = 'Paid' AND taken.said ->> 'way' = 'in'
                                     AND taken.said ->> 'payRunId' = run."payRunId" AND taken.said ->> 'employeeId' = rest.said ->> 'employeeId')
                GROUP BY 1`;

/** @param besides a run that does not count what it sets aside itself */
export function reservesHeld(besides = ''): SqlStatement {
  return {
    text: `SELECT coalesce(held."employeeId", aside."employeeId", rests."employeeId") AS "employeeId", coalesce(held.name, aside.name, rests.name) AS "employeeName",
                  coalesce(held.balance, 0)::numeric(14, 2)::text AS balance, coalesce(aside.charged, 0)::numeric(14, 2)::text AS "setAside",
                  coalesce(rests.owed, 0)::numeric(14, 2)::text AS owed, coalesce(held.released, 0)::numeric(14, 2)::text AS released
             FROM (SELECT "employeeId", max("employeeName") AS name, sum(amount) AS balance, -sum(amount) FILTER (WHERE movement = 'Released') AS released
                     FROM reserve_ledger GROUP BY "employeeId") AS held
             FULL JOIN (SELECT (move.said ->> 'employeeId')::int AS "employeeId", max(move.said ->> 'employeeName') AS name, sum((move.said ->> 'charged')::numeric) AS charged
                          FROM commission_runs AS run, jsonb_array_elements(run.frozen -> 'reserves') AS move(said)
                         WHERE run.status <> 'Paid' AND run.frozen IS NOT NULL AND run."payRunId" <> $1 GROUP BY 1) AS aside ON aside."employeeId" = held."employeeId"
             FULL JOIN (${RESTS}) AS rests ON rests."employeeId" = coalesce(held."employeeId", aside."employeeId")
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
