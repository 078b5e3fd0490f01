import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { isSamePerson } from '../rules/commissioned-sale.rules.js';

/** Who a name on a contract is, or why nobody knows (`decisions.md D20`). */
export type WhoIsPaid = { readonly employee: CommissionedEmployee } | { readonly reason: string };

/** Asks of many contracts, among the same employees. */
export function whoIsAmong(employees: readonly CommissionedEmployee[]): (name: string) => WhoIsPaid {
  const known = new Map<string, WhoIsPaid>();
  return (name) => {
    let who = known.get(name);
    if (!who) known.set(name, (who = whoIs(name, employees)));
    return who;
  };
}

export function whoIs(name: string, employees: readonly CommissionedEmployee[]): WhoIsPaid {
  if (name === '') return { reason: 'The contract names no sales agent' };
  const named = employees.filter(({ fullName }) => isSamePerson(fullName, name));
  if (named.length === 1) return { employee: named[0]! };
  if (named.length === 0) return { reason: `No employee is called ${name}` };
  return { reason: namesakesWords(name, named) };
}

export function namesakesWords(name: string, namesakes: readonly CommissionedEmployee[]): string {
  return `${namesakes.length} employees are called ${name}: ${namesakes.map(({ employeeId }) => employeeId).join(' and ')}`;
}
