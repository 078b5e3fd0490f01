import { Decimal } from 'decimal.js';
import type { Tried, TriedAmounts } from './tried.dto.js';

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

const FIELDS = ['commission', 'reserve', 'net'] as const;

/** What lines come to both ways, added up one after another. */
export class TriedSum {
  private readonly sums = { was: nothing(), tried: nothing() };

  add(way: keyof BothWays, line: TriedAmounts): void {
    for (const field of FIELDS) this.sums[way][field] = this.sums[way][field].plus(line[field]);
  }

  answer(): Tried {
    const { was, tried } = this.sums;
    return { was: inWords((field) => was[field]), tried: inWords((field) => tried[field]), difference: inWords((field) => tried[field].minus(was[field])) };
  }
}

function nothing(): Record<keyof TriedAmounts, Decimal> {
  return { commission: new Decimal(0), reserve: new Decimal(0), net: new Decimal(0) };
}

function inWords(amountOf: (field: keyof TriedAmounts) => Decimal): TriedAmounts {
  return { commission: amountOf('commission').toFixed(2), reserve: amountOf('reserve').toFixed(2), net: amountOf('net').toFixed(2) };
}
