import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** The figures of the contracts dashboard, each one statement. They count the live list, or the standings that contracts had on a past day. */

/** Contracts as they are, or as they were at the end of a business day. */
export interface Moment {
  /** YYYY-MM-DD; undefined is now. */
  readonly day?: string | undefined;
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Which contracts a figure counts: all that fit everything that it says. */
export interface Part {
  readonly statuses?: readonly string[];
  readonly contractDate?: DayRange;
  readonly closingDate?: DayRange;
  readonly lastDayToRescind?: DayRange;
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

/** By month of the contract date, oldest first. @param statuses which contracts count; undefined for all */
export function volumeByMonth(moment: Moment, { from, to }: DayRange, statuses?: readonly string[]): SqlStatement {
  const counted = [from, to, statuses ?? null];
  if (moment.day === undefined) return { text: MONTHS, values: counted };
  const { source, values } = contractsAt(moment, ...counted);
  return {
    text: `SELECT to_char("contractDate", 'YYYY-MM') AS month, count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice"
           FROM ${source} WHERE "contractDate" BETWEEN $1 AND $2 AND ${COUNTED} GROUP BY 1 ORDER BY 1`,
    values,
  };
}

/** How many there are, and what they come to. */
export function sumsOf(moment: Moment, part: Part): SqlStatement {
  const { source, values } = contractsAt(moment, ...valuesOf(part));
  return {
    text: `SELECT count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice", coalesce(sum("balanceDue"), 0)::numeric(18, 2) AS "balanceDue"
           FROM ${source} WHERE ${FITS}`,
    values,
  };
}

/** The one whose rescission period ends first. */
export function firstToEnd(moment: Moment, part: Part): SqlStatement {
  const { source, values } = contractsAt(moment, ...valuesOf(part));
  return { text: `SELECT "contractId", "lastDayToRescind" FROM ${source} WHERE ${FITS} ORDER BY "lastDayToRescind", "contractId" LIMIT 1`, values };
}

/** The contracts themselves: with the figures of the moment and the names of now. */
export function contractsOf(moment: Moment, part: Part, limit: number): SqlStatement {
  const { source, values } = contractsAt(moment, ...valuesOf(part), limit);
  return {
    text: `SELECT fitting.*, row.buyer, row.seller, row.resort, row."unitNumber", row."useWeek", row."tppDealNumber", row."tppLink"
           FROM (SELECT "contractId", "contractStatus", "contractDate", "closingDate", "lastDayToRescind", "purchasePrice", "balanceDue" FROM ${source} WHERE ${FITS}
                 ORDER BY "contractDate" DESC NULLS LAST, "contractId" DESC LIMIT $8) AS fitting
           JOIN "resale_contract_list" AS row USING ("contractId") ORDER BY fitting."contractDate" DESC NULLS LAST, "contractId" DESC`,
    values,
  };
}

const COUNTED = '($3::text[] IS NULL OR "contractStatus" = ANY($3))';

const MONTHS = `SELECT month, sum(count)::int AS count, sum("purchasePrice")::numeric(18, 2) AS "purchasePrice"
  FROM "resale_contract_months" WHERE month BETWEEN left($1, 7) AND left($2, 7) AND ${COUNTED} GROUP BY month ORDER BY month`;

const FITS = `($1::text[] IS NULL OR "contractStatus" = ANY($1))
  AND ($2::date IS NULL OR "contractDate" BETWEEN $2 AND $3) AND ($4::date IS NULL OR "closingDate" BETWEEN $4 AND $5)
  AND ($6::date IS NULL OR "lastDayToRescind" BETWEEN $6 AND $7)`;

function valuesOf({ statuses, contractDate, closingDate, lastDayToRescind }: Part): unknown[] {
  return [statuses ?? null, ...[contractDate, closingDate, lastDayToRescind].flatMap((days) => [days?.from ?? null, days?.to ?? null])];
}

const NOW = '"resale_contract_list" AS standing';

/** The standing that each contract had taken up and not left by the end of the day. */
function then(parameter: string): string {
  const columns = '"contractId", "contractStatus", "contractDate", "closingDate", "lastDayToRescind", "purchasePrice", "balanceDue"';
  return `(SELECT ${columns} FROM "contract_days" WHERE day <= ${parameter} GROUP BY ${columns} HAVING sum(count) > 0) AS standing`;
}

function contractsAt({ day }: Moment, ...values: readonly unknown[]): { source: string; values: readonly unknown[] } {
  return day === undefined ? { source: NOW, values } : { source: then(`$${values.length + 1}::date`), values: [...values, day] };
}
