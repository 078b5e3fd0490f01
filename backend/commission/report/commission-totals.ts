import { Decimal } from 'decimal.js';
import type { CommissionLine, CommissionTotals } from './commission-report.dto.js';
import { keyOf } from './frozen-run.js';

/** A manager has a line of a contract, and so has the next: contracts are counted once. */
export function totalsOf(lines: readonly CommissionLine[]): CommissionTotals {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2);
  const contracts = new Map(lines.map((line) => [keyOf(line), line.base]));
  return {
    contracts: contracts.size,
    employees: new Set(lines.map(({ employeeId }) => employeeId)).size,
    base: sum([...contracts.values()]),
    commission: sum(lines.map(({ commission }) => commission)),
    reserve: sum(lines.map(({ reserve }) => reserve)),
    net: sum(lines.map(({ net }) => net)),
  };
}
