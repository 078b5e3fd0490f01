import { Decimal } from 'decimal.js';

/** Somebody's part of a run. Amounts are dollars with 2 places; net = commission - reserve. */
interface Amounts {
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

interface Person {
  readonly employeeId: number;
  readonly employeeName: string;
}

/** A rest that an earlier run could not take. */
export interface Owed extends Person {
  readonly payRunId: string;
  readonly amount: string;
}

/** A rest that is taken up again, or that is left for the next run: a line of its own (`decisions.md D23`). */
export interface Carry extends Person, Amounts {
  readonly way: 'in' | 'out';
  /** Of the run that left it. */
  readonly payRunId: string;
}

/** What a run does to somebody's reserve. */
export interface ReserveMove extends Person {
  readonly withheld: string;
  readonly charged: string;
}

interface ToSettle<Adjustment> {
  readonly payRunId: string;
  readonly lines: readonly (Person & Amounts)[];
  /** With the reserve that the difference would move, and no net yet. */
  readonly adjustments: readonly Adjustment[];
  readonly owed: readonly Owed[];
  /** What may be taken of a reserve. */
  readonly available: (employeeId: number) => string;
}

interface Settled<Adjustment> {
  readonly adjustments: readonly (Adjustment & Amounts)[];
  readonly carries: readonly Carry[];
  readonly reserves: readonly ReserveMove[];
}

/**
 * Takes back what was paid too much: from the reserve first, then from the run down to 0.00; the rest is left for the next
 * run (`decisions.md D23`). What is taken from a reserve is no more than there is in it.
 */
export function settleRecoveries<Adjustment extends Person & Pick<Amounts, 'commission' | 'reserve'>>(run: ToSettle<Adjustment>): Settled<Adjustment> {
  const people = new Map([...run.lines, ...run.adjustments, ...run.owed].map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const all = [...people].map(([employeeId, employeeName]) => settlePerson({ employeeId, employeeName }, run));
  return { adjustments: all.flatMap(({ adjustments }) => adjustments), carries: all.flatMap(({ carries }) => carries), reserves: all.flatMap(({ reserves }) => reserves) };
}

function settlePerson<Adjustment extends Person & Pick<Amounts, 'commission' | 'reserve'>>(person: Person, { payRunId, lines, adjustments, owed, available }: ToSettle<Adjustment>): Settled<Adjustment> {
  const mine = <One extends Person>(all: readonly One[]) => all.filter(({ employeeId }) => employeeId === person.employeeId);
  const { employeeId, employeeName } = person;
  let left = Decimal.max(0, available(employeeId));
  let [net, withheld, charged] = [sumOf(mine(lines).map((line) => line.net)), sumOf(mine(lines).map((line) => line.reserve)), new Decimal(0)];
  const recovered = (amount: Decimal): Amounts => {
    const taken = Decimal.min(left, amount);
    [left, charged, net] = [left.minus(taken), charged.plus(taken), net.minus(amount.minus(taken))];
    return { commission: amount.negated().toFixed(2), reserve: taken.negated().toFixed(2), net: taken.minus(amount).toFixed(2) };
  };
  const more = mine(adjustments).filter(({ commission }) => new Decimal(commission).gte(0));
  const paid = more.map((one) => {
    const due = new Decimal(one.commission).minus(one.reserve);
    [withheld, net] = [withheld.plus(one.reserve), net.plus(due)];
    return { ...one, net: due.toFixed(2) };
  });
  // Where there is nothing to take it from, a rest stays what it is, and makes no line in every run.
  const takesUp = left.gt(0) || net.gt(0);
  const taken = takesUp ? mine(owed).map((rest): Carry => ({ employeeId, employeeName, way: 'in', payRunId: rest.payRunId, ...recovered(new Decimal(rest.amount)) })) : [];
  const back = mine(adjustments).filter((one) => !more.includes(one)).map((one) => ({ ...one, ...recovered(new Decimal(one.commission).negated()) }));
  const rest = Decimal.max(0, net.negated()).toFixed(2);
  const out: readonly Carry[] = net.isNegative() && !net.isZero() ? [{ employeeId, employeeName, way: 'out', payRunId, commission: rest, reserve: '0.00', net: rest }] : [];
  return { adjustments: [...paid, ...back], carries: [...taken, ...out], reserves: withheld.isZero() && charged.isZero() ? [] : [{ employeeId, employeeName, withheld: withheld.toFixed(2), charged: charged.toFixed(2) }] };
}

function sumOf(amounts: readonly string[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
}
