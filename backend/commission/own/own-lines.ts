import type { CommissionReport } from '../report/commission-report.dto.js';
import { paidTo, totalsOf } from '../report/commission-totals.js';
import { isSamePerson } from '../rules/commissioned-sale.rules.js';
import type { OwnCommission } from './own-commission.dto.js';

interface Own {
  readonly employeeId: number;
  readonly fullName: string;
  /** Somebody else is called so: whose a name on a contract is, nobody knows. */
  readonly hasNamesake: boolean;
}

/** Of a report what is one employee's alone: whatever else it says is not passed on. What is held is nobody's yet (`decisions.md D20`). */
export function ownLines(shown: CommissionReport, { employeeId, fullName, hasNamesake }: Own): OwnCommission {
  const { report, payDate, from, to, run, leftOut } = shown;
  const { lines, adjustments, carries } = paidTo(employeeId, shown);
  const { totals } = totalsOf({ lines, adjustments, carries });
  const unpaid = hasNamesake ? [] : leftOut.filter(({ salesAgent }) => isSamePerson(salesAgent, fullName));
  return { report, payDate, from, to, lines, adjustments, carries, totals, unpaid, status: run?.status ?? 'Open', paidOn: run?.paidOn ?? null };
}
