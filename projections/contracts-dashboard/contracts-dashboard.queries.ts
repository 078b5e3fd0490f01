import type { SqlStatement } from '../engine/sql-parameters.js';

/**
 * The figures of the contracts dashboard, each one statement. They count the live list, or the standings that contracts
 * had on a past day. `working` are the statuses that count as in progress.
 */

/** Contracts as they are, or as they were at the end of a business day. */
export interface Moment {
  /** YYYY-MM-DD; undefined is now. */
  readonly day?: string | undefined;
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export function countsByStatus(moment: Moment): SqlStatement {
  if (moment.day === undefined) return { text: 'SELECT "contractStatus", count, "purchasePrice" FROM "resale_contract_totals" ORDER BY "contractStatus"', values: [] };
  const { source, values } = contractsAt(moment);
  return {
    text: `SELECT "contractStatus", count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice"
           FROM ${source} GROUP BY "contractStatus" ORDER BY "contractStatus"`,
    values,
  };
}

/** By month of the contract date, oldest first. */
export function volumeByMonth(moment: Moment, { from, to }: DayRange): SqlStatement {
  if (moment.day === undefined) return { text: `${MONTHS} WHERE month BETWEEN left($1, 7) AND left($2, 7) ORDER BY month`, values: [from, to] };
  const { source, values } = contractsAt(moment, from, to);
  return {
    text: `SELECT to_char("contractDate", 'YYYY-MM') AS month, count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice"
           FROM ${source} WHERE "contractDate" BETWEEN $1 AND $2 GROUP BY 1 ORDER BY 1`,
    values,
  };
}

export function volumeBetween(moment: Moment, { from, to }: DayRange): SqlStatement {
  const { source, values } = contractsAt(moment, from, to);
  return {
    text: `SELECT coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS volume FROM ${source} WHERE "contractDate" BETWEEN $1 AND $2`,
    values,
  };
}

export function closingBetween(moment: Moment, { from, to }: DayRange, working: readonly string[]): SqlStatement {
  const { source, values } = contractsAt(moment, from, to, working);
  return {
    text: `SELECT count(*)::int AS count, coalesce(sum("balanceDue"), 0)::numeric(18, 2) AS "balanceDue"
           FROM ${source} WHERE "closingDate" BETWEEN $1 AND $2 AND "contractStatus" = ANY($3)`,
    values,
  };
}

/** Contracts signed in these days, and the first of them: whose rescission period ends first. */
export function signedBetween(moment: Moment, { from, to }: DayRange, working: readonly string[]): SqlStatement {
  const { source, values } = contractsAt(moment, from, to, working);
  return {
    text: `SELECT count(*)::int AS count, min("contractDate") AS "contractDate",
                  (array_agg("contractId" ORDER BY "contractDate", "contractId"))[1] AS "contractId"
           FROM ${source} WHERE "contractDate" BETWEEN $1 AND $2 AND "contractStatus" = ANY($3)`,
    values,
  };
}

/** The contracts behind a slice of the pie. */
export function contractsInStatus(moment: Moment, contractStatus: string, limit: number): SqlStatement {
  const { source, values } = contractsAt(moment, contractStatus, limit);
  return {
    text: `SELECT standing."contractId", standing."contractStatus", standing."contractDate", standing."purchasePrice", row.buyer, row.resort
           FROM ${source} JOIN "resale_contract_list" AS row USING ("contractId")
           WHERE standing."contractStatus" = $1 ORDER BY standing."contractDate" DESC NULLS LAST, "contractId" DESC LIMIT $2`,
    values,
  };
}

const MONTHS = 'SELECT month, count, "purchasePrice" FROM "resale_contract_months"';

const NOW = '"resale_contract_list" AS standing';

/** The standing that each contract had taken up and not left by the end of the day. */
function then(parameter: string): string {
  const columns = '"contractId", "contractStatus", "contractDate", "closingDate", "purchasePrice", "balanceDue"';
  return `(SELECT ${columns} FROM "contract_days" WHERE day <= ${parameter} GROUP BY ${columns} HAVING sum(count) > 0) AS standing`;
}

function contractsAt({ day }: Moment, ...values: readonly unknown[]): { source: string; values: readonly unknown[] } {
  return day === undefined ? { source: NOW, values } : { source: then(`$${values.length + 1}::date`), values: [...values, day] };
}
