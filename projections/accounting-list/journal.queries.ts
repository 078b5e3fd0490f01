import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** What the journal is made of, by contract date; a membership has no cost, and earns its price. Both days are counted in. */
export function contractsBetween({ from, to }: { readonly from: string; readonly to: string }): SqlStatement {
  return {
    text: `SELECT 'resale' AS kind, "contractId", "contractStatus", "contractDate", "toName", "incomeGlCode", "incomeAmount", "cogGlCode", "cogAmount", "toGlCode", "toCommission"
           FROM "accounting_list" WHERE "contractDate" BETWEEN $1 AND $2
           UNION ALL
           SELECT 'membership', "contractId", "contractStatus", "contractDate", '', "incomeGlCode", "incomeAmount", '', NULL, '', NULL
           FROM "accounting_memberships" WHERE "contractDate" BETWEEN $1 AND $2
           ORDER BY "contractDate", kind DESC, "contractId"`,
    values: [from, to],
  };
}
