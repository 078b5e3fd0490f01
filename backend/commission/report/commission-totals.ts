import { Decimal } from 'decimal.js';
import type { CommissionLine, CommissionReport, CommissionTotals } from './commission-report.dto.js';
import { keyOf } from './frozen-run.js';

type Paid = Pick<CommissionReport, 'lines' | 'adjustments' | 'carries'>;

/** Of the lines, and of all that is paid with them. */
export function totalsOf({ lines, adjustments, carries }: Paid): Pick<CommissionReport, 'totals' | 'ofPeriod'> {
  return { totals: sumsOf(lines, [...lines, ...adjustments, ...carries]), ofPeriod: sumsOf(lines, lines) };
}

/** A manager has a line of a contract, and so has the next: contracts are counted once. */
function sumsOf(lines: readonly CommissionLine[], paid: readonly Pick<CommissionLine, 'employeeId' | 'commission' | 'reserve' | 'net'>[]): CommissionTotals {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2);
  const contracts = new Map(lines.map((line) => [keyOf(line), line.base]));
  return {
    contracts: contracts.size,
    employees: new Set(paid.map(({ employeeId }) => employeeId)).size,
    base: sum([...contracts.values()]),
    commission: sum(paid.map(({ commission }) => commission)),
    reserve: sum(paid.map(({ reserve }) => reserve)),
    net: sum(paid.map(({ net }) => net)),
  };
}

/** Everybody who is paid, by name, each with what it comes to. */
export function peoplePaid(paid: Paid & Pick<CommissionReport, 'reserves'>): readonly (Pick<CommissionTotals, 'commission' | 'reserve' | 'net'> & { readonly employeeId: number; readonly employeeName: string })[] {
  const people = new Map([...paid.lines, ...paid.adjustments, ...paid.carries].map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const sums = [...people].map(([employeeId, employeeName]) => {
    const { commission, reserve, net } = totalsOf(paidTo(employeeId, paid)).totals;
    return { employeeId, employeeName, commission, reserve, net };
  });
  return sums.toSorted((one, other) => one.employeeName.localeCompare(other.employeeName) || one.employeeId - other.employeeId);
}

/** What is paid to one employee alone. */
export function paidTo(employeeId: number, { lines, adjustments, carries, reserves }: Paid & Pick<CommissionReport, 'reserves'>): Paid & Pick<CommissionReport, 'reserves'> {
  const theirs = <One extends { readonly employeeId: number }>(all: readonly One[]) => all.filter((one) => one.employeeId === employeeId);
  return { lines: theirs(lines), adjustments: theirs(adjustments), carries: theirs(carries), reserves: theirs(reserves) };
}
