import type { CommissionReport } from '../report/commission-report.dto.js';
import { paidTo, totalsOf } from '../report/commission-totals.js';
import { isSamePerson } from '../rules/commissioned-sale.rules.js';
import type { OwnCommission } from './own-commission.dto.js';

/** Of a report what is one employee's alone: whatever else it says is not passed on. */
export function ownLines(shown: CommissionReport, { employeeId, fullName }: { readonly employeeId: number; readonly fullName: string }): OwnCommission {
  const { report, payDate, from, to, run, leftOut, held } = shown;
  const { lines, adjustments, carries } = paidTo(employeeId, shown);
  const { totals } = totalsOf({ lines, adjustments, carries });
  const unpaid = [...leftOut, ...held].filter(({ salesAgent }) => isSamePerson(salesAgent, fullName));
  return { report, payDate, from, to, lines, adjustments, carries, totals, unpaid, status: run?.status ?? 'Open', paidOn: run?.paidOn ?? null };
}
