import { commissionRateFields } from '../../events/company/commission-rates.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { CommissionRatesRow } from './commission-rates.read-model.js';

export const commissionRatesQuery = listQuery<CommissionRatesRow>({
  entity: CommissionRatesRow,
  key: 'companyId',
  columns: listColumns(commissionRateFields, { holdsFrom: {}, paidInFull: {}, halfDown: {}, quarterDown: {}, exception: {}, reserve: {}, managerBase: {}, managerSenior: {}, managerAsTo: {}, managerAsAgent: {}, secondPerson: {} }),
  defaultSort: 'companyId',
});

/** Whether reps see what is their own: one row, or none before the company is set up. */
export function ownLinesShown(): SqlStatement {
  return { text: `SELECT "repsSeeOwn" = 'Yes' AS shown FROM commission_rates LIMIT 1`, values: [] };
}

/** Since when which rates hold, the choices beside them, which hold at once, and the deals that are an exception: one row. */
export function commissionRatesHeld(): SqlStatement {
  return {
    text: `SELECT (SELECT periods FROM commission_rates LIMIT 1) AS periods, (SELECT "secondPerson" FROM commission_rates LIMIT 1) AS "secondPerson", (SELECT "recoverGivenBack" FROM commission_rates LIMIT 1) AS "recoverGivenBack", (SELECT items FROM company_lists WHERE list = 'exceptionDeals') AS deals`,
    values: [],
  };
}
