import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** What the journal is made of, by contract date. Both days are counted in. */
export function contractsBetween({ from, to }: { readonly from: string; readonly to: string }): SqlStatement {
  return {
    text: `SELECT "contractId", "contractStatus", "contractDate", "purchasePrice", "toName", "incomeGlCode", "incomeAmount", "cogGlCode", "cogAmount", "toGlCode", "toCommission"
           FROM "accounting_list" WHERE "contractDate" BETWEEN $1 AND $2 ORDER BY "contractDate", "contractId"`,
    values: [from, to],
  };
}
