import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import type { PayPeriod } from '../../platform/calendar/pay-period.rules.js';
import { keyOf } from '../report/frozen-run.js';
import { saleToPay, type SaleToPay } from '../report/sale-of-row.js';

/** The contracts that a run pays, as they were when it was prepared: rates alone make the difference. */
export function salesAsPaid({ lines }: FrozenRun, field: PayPeriod['field']): readonly SaleToPay[] {
  const once = new Map(lines.map((line) => [keyOf(line), line]));
  return [...once].map(([saleId, { kind, contractId, facts }]) =>
    saleToPay({ saleId, kind, contractId, buyer: '', what: '', facts: Object.fromEntries(facts.map((fact) => [fact.field, { value: fact.value, revision: fact.version - 1, on: fact.on }])) }, field),
  );
}

/** Who has lines in it, as they were called and what they were then; of an older run, what they are now. */
export function peopleAsPaid({ lines, people = [] }: FrozenRun, employees: readonly CommissionedEmployee[]): readonly CommissionedEmployee[] {
  return [...new Map(lines.map((line) => [line.employeeId, line.employeeName]))].map(([employeeId, fullName]) => {
    const known = people.find((one) => one.employeeId === employeeId) ?? employees.find((one) => one.employeeId === employeeId);
    const { isSalesManager = false, isSenior = false } = known ?? {};
    return { employeeId, fullName, isSalesManager, isSenior, isActive: true, isSalesRep: true };
  });
}
