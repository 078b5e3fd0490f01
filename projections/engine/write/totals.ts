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

/** What the rows of a batch contribute. A rule that makes several tables of totals is asked once for each row. */
export class BatchContributions {
  private readonly answers: ReadonlyMap<unknown, Map<object, readonly Contribution[]>>;

  constructor(all: readonly Totals<object>[]) {
    const rules: readonly unknown[] = all.map(({ contributions }) => contributions);
    this.answers = new Map(rules.filter((rule, index) => rules.indexOf(rule) !== index).map((rule) => [rule, new Map()]));
  }

  of(totals: Totals<object>, row: object | undefined): readonly Contribution[] {
    if (!row) return [];
    const known = this.answers.get(totals.contributions);
    const answer = known?.get(row) ?? totals.contributions(row);
    known?.set(row, answer);
    return answer;
  }
}

/** Takes off what each row was and adds what it became. Deltas that come to nothing are left out. */
export function totalsDeltas(totals: Totals<object>, rows: readonly FoldedRow[], batch = new BatchContributions([totals])): TotalsDelta[] {
  const deltas = new Map<string, Growing>();
  const steps: readonly RowStep[] = totals.day ? rows.flatMap((row) => row.steps) : rows;
  for (const { before, after, last } of steps) {
    const is = [...batch.of(totals, after)];
    const was = batch.of(totals, before).filter((contribution) => !taken(contribution, is));
    if (was.length === 0 && is.length === 0) continue;
    const placed = placedBy(totals, after ?? before!);
    for (const contribution of was) count(deltas, placed(contribution), -1, last);
    for (const contribution of is) count(deltas, placed(contribution), 1, last);
  }
  return [...deltas.values()].filter(({ add }) => Object.values(add).some((amount) => !isZero(amount)));
}

/** By day, on the day of the row given. */
function placedBy({ day: dayOf }: Totals<object>, dated: object): (contribution: Contribution) => Contribution {
  if (!dayOf) return (contribution) => contribution;
  const day = dayOf(dated);
  return ({ key, of, add }) => ({ key: `${day} ${key}`, of: { ...of, day }, add });
}

function count(deltas: Map<string, Growing>, { key, of, add }: Contribution, sign: 1 | -1, last: RecordedEvent): void {
  let delta = deltas.get(key);
  if (!delta) deltas.set(key, (delta = { key, of, add: {}, last }));
  delta.last = last;
  for (const [column, amount] of Object.entries(add)) delta.add[column] = plus(delta.add[column] ?? 0, amount, sign);
}

/** Most amounts of a contribution are nothing, and take no adding. */
const NOTHING: ReadonlySet<Amount | string> = new Set([0, '0.00']);

/** Whole numbers are added as numbers, everything else exactly. */
function plus(sum: Amount, amount: number | string, sign: 1 | -1): Amount {
  if (NOTHING.has(amount)) return sum;
  if (typeof sum === 'number' && typeof amount === 'number' && Number.isSafeInteger(amount)) return sum + sign * amount;
  return sign === 1 ? Decimal.add(sum, amount) : Decimal.sub(sum, amount);
}

function isZero(amount: Amount): boolean {
  return typeof amount === 'number' ? amount === 0 : amount.isZero();
}

/** Takes a contribution out of `from` that is there as well: what a change leaves as it was must cost next to nothing. */
function taken({ key, add }: Contribution, from: Contribution[]): boolean {
  const index = from.findIndex((other) => other.key === key && areEqual(other.add, add));
  if (index >= 0) from.splice(index, 1);
  return index >= 0;
}

function areEqual(one: Contribution['add'], other: Contribution['add']): boolean {
  const columns = Object.keys(one);
  return columns.length === Object.keys(other).length && columns.every((column) => one[column] === other[column]);
}
