import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { isSamePerson } from '../rules/commissioned-sale.rules.js';

/** Who a name on a contract is, or why nobody knows (`decisions.md D20`). */
export type WhoIsPaid = { readonly employee: CommissionedEmployee } | { readonly reason: string };

export function whoIs(name: string, employees: readonly CommissionedEmployee[]): WhoIsPaid {
  if (name === '') return { reason: 'The contract names no sales agent' };
  const named = employees.filter(({ fullName }) => isSamePerson(fullName, name));
  if (named.length === 1) return { employee: named[0]! };
  if (named.length === 0) return { reason: `No employee is called ${name}` };
  return { reason: `${named.length} employees are called ${name}: ${named.map(({ employeeId }) => employeeId).join(' and ')}` };
}
