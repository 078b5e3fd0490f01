import { Decimal } from 'decimal.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { FoldedRow, RowStep } from './fold.js';
import type { Contribution, Totals } from '../projection.js';

type Amount = number | Decimal;

/** What a batch adds to one totals row. */
export interface TotalsDelta {
  readonly key: string;
  readonly of: Contribution['of'];
  readonly add: Readonly<Record<string, Amount>>;
  readonly last: RecordedEvent;
}

interface Growing extends TotalsDelta {
  readonly add: Record<string, Amount>;
  last: RecordedEvent;
}

/** Takes off what each row was and adds what it became. Deltas that come to nothing are left out. */
export function totalsDeltas(totals: Totals<object>, rows: readonly FoldedRow[]): TotalsDelta[] {
  const deltas = new Map<string, Growing>();
  const steps: readonly RowStep[] = totals.day ? rows.flatMap((row) => row.steps) : rows;
  for (const { before, after, last } of steps) {
    const counted = contributionsOn(totals, after ?? before);
    const was = before ? counted(before) : [];
    const is = after ? counted(after) : [];
    if (sameContributions(was, is)) continue;
    for (const contribution of was) count(deltas, contribution, -1, last);
    for (const contribution of is) count(deltas, contribution, 1, last);
  }
  return [...deltas.values()].filter(({ add }) => Object.values(add).some((amount) => !isZero(amount)));
}

/** What rows contribute; by day, on the day of the row given. */
function contributionsOn(totals: Totals<object>, dated: object | undefined): (row: object) => readonly Contribution[] {
  if (!totals.day || !dated) return (row) => totals.contributions(row);
  const day = totals.day(dated);
  return (row) => totals.contributions(row).map(({ key, of, add }) => ({ key: `${day} ${key}`, of: { ...of, day }, add }));
}

function count(deltas: Map<string, Growing>, { key, of, add }: Contribution, sign: 1 | -1, last: RecordedEvent): void {
  let delta = deltas.get(key);
  if (!delta) deltas.set(key, (delta = { key, of, add: {}, last }));
  delta.last = last;
  for (const [column, amount] of Object.entries(add)) delta.add[column] = plus(delta.add[column] ?? 0, amount, sign);
}

/** Whole numbers are added as numbers, everything else exactly. */
function plus(sum: Amount, amount: number | string, sign: 1 | -1): Amount {
  if (typeof sum === 'number' && typeof amount === 'number' && Number.isSafeInteger(amount)) return sum + sign * amount;
  return new Decimal(sum).plus(new Decimal(amount).times(sign));
}

function isZero(amount: Amount): boolean {
  return typeof amount === 'number' ? amount === 0 : amount.isZero();
}

/** A change that leaves the contributions alone (a new phone number) must cost next to nothing. */
function sameContributions(was: readonly Contribution[], is: readonly Contribution[]): boolean {
  if (was.length !== is.length) return false;
  return was.every((one, index) => {
    const other = is[index];
    return other?.key === one.key && Object.entries(one.add).every(([column, amount]) => other.add[column] === amount);
  });
}
