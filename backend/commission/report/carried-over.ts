import type { SaleFact } from '../../../events/commission/commissioned-sale.fields.js';
import type { FrozenPeriod, UnpaidThen } from '../../../projections/commission-runs/commission-runs.queries.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { PaidAndUnpaid } from './commission-lines.js';
import { keyOf } from './frozen-run.js';

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The earlier days that a run looks back to for contracts that no run pays (`decisions.md D25`): from the first run of the
 * report on, so that a company's old contracts are never paid anew, to the last one before it. Later pay periods are still to come.
 * @param runs from the earliest on
 */
export function daysCarriedFrom(runs: readonly FrozenPeriod[], payDate: string): Days | undefined {
  const before = runs.filter((run) => run.payDate < payDate);
  const [first, last] = [before[0], before.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** Why a contract of an earlier pay period stands in this run. @param day the fact that put it into that period */
export function carriedWords(day: SaleFact, runs: readonly FrozenPeriod[], then: UnpaidThen | undefined): string {
  if (then) return `${then.state === 'held' ? 'Held in' : 'Left out of'} the run of ${dayInWords(then.payDate)}: ${then.reason}`;
  const own = runs.find(({ from, to }) => day.value !== null && from <= day.value && day.value <= to);
  if (!own) return `Of ${dayInWords(day.value ?? '')}: no run of that pay period was prepared`;
  return `Of the run of ${dayInWords(own.payDate)}, which was prepared without it: its date is known since ${dayInWords(day.on)}`;
}

/** What an earlier run has left out already is not left out once more in every run after it. */
export function leftOutOnce(parts: PaidAndUnpaid, then: ReadonlyMap<string, UnpaidThen>): PaidAndUnpaid {
  return { ...parts, leftOut: parts.leftOut.filter((sale) => sale.carried === undefined || then.get(keyOf(sale))?.state !== 'left out') };
}
