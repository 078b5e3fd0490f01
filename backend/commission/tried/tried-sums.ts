import { Decimal } from 'decimal.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import type { Tried, TriedAmounts, TriedOfPerson } from './tried.dto.js';

/** A line, of which only whose it is and what it pays is asked. */
export interface Amounts extends TriedAmounts {
  readonly employeeId: number;
  readonly employeeName: string;
}

/** The lines of a pay date as they were, and by the rates that are tried. */
export interface BothWays {
  readonly was: readonly Amounts[];
  readonly tried: readonly Amounts[];
}

export function triedOf(dates: readonly BothWays[]): Tried {
  const was = sumOf(dates.flatMap((date) => date.was));
  const tried = sumOf(dates.flatMap((date) => date.tried));
  const less = (field: keyof TriedAmounts) => new Decimal(tried[field]).minus(was[field]).toFixed(2);
  return { was, tried, difference: { commission: less('commission'), reserve: less('reserve'), net: less('net') } };
}

/** By who they are, under the name that they go by now. */
export function peopleTried(dates: readonly BothWays[], employees: readonly CommissionedEmployee[]): readonly TriedOfPerson[] {
  const names = new Map(dates.flatMap(({ was, tried }) => [...was, ...tried]).map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const theirs = (employeeId: number) => dates.map(({ was, tried }) => ({ was: ofOne(was, employeeId), tried: ofOne(tried, employeeId) }));
  return [...names]
    .map(([employeeId, then]) => {
      const employeeName = employees.find((one) => one.employeeId === employeeId)?.fullName ?? then;
      return { employeeId, employeeName, ...triedOf(theirs(employeeId)) };
    })
    .toSorted((one, other) => one.employeeName.localeCompare(other.employeeName) || one.employeeId - other.employeeId);
}

function ofOne(lines: readonly Amounts[], employeeId: number): readonly Amounts[] {
  return lines.filter((line) => line.employeeId === employeeId);
}

function sumOf(lines: readonly TriedAmounts[]): TriedAmounts {
  const sum = (field: keyof TriedAmounts) => lines.reduce((total, line) => total.plus(line[field]), new Decimal(0)).toFixed(2);
  return { commission: sum('commission'), reserve: sum('reserve'), net: sum('net') };
}
