import { Decimal } from 'decimal.js';
import type { FrozenAdjustment, FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { PaidRun, SettledElsewhere } from '../../../projections/commission-runs/commission-runs.queries.js';
import type { CommissionedEmployee, SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { dueKey, dueNow, type Due, type PaidSale } from '../rules/due-now.rules.js';
import type { CommissionRates } from '../rules/commission-rates.rules.js';
import { causeOf, isMaterial, type FactChanged } from './adjustment-cause.js';
import { keyOf } from './frozen-run.js';
import { isGivenBack, isSamePerson } from '../rules/commissioned-sale.rules.js';
import { saleToPay } from './sale-of-row.js';
import { whoIs } from './who-is-paid.js';

/** Before it is known what is taken from whose reserve. */
export type Difference = Omit<FrozenAdjustment, 'net' | 'facts'> & { readonly facts: FactChanged[]; readonly buyer: string; readonly what: string };

export interface ToAdjust {
  readonly runs: readonly PaidRun[];
  readonly settled: readonly SettledElsewhere[];
  /** The contracts of these runs as they stand now, by `resale-1018`. */
  readonly sales: ReadonlyMap<string, SaleOfPeriod>;
  readonly employees: readonly CommissionedEmployee[];
  /** By which a run that keeps no rates was reckoned. */
  readonly ratesOf: (payDate: string) => CommissionRates;
  readonly recover: boolean;
}

/** What contracts that were paid have come to since: what each person is due by the rules of then, less what they were paid. */
export function differences(toAdjust: ToAdjust): readonly Difference[] {
  return toAdjust.runs.flatMap((run) => ofRun(run, toAdjust));
}

function ofRun({ payRunId, payDate, frozen }: PaidRun, { settled, sales: now, employees, ratesOf, recover }: ToAdjust): readonly Difference[] {
  const earlier = settled.flatMap(({ adjustments }) => adjustments).filter((one) => one.payRunId === payRunId);
  const sales = [...linesByContract(frozen)].flatMap(([key, lines]): Paid[] => {
    const row = now.get(key);
    return row ? [paidSale(key, lines, row, employees)] : [];
  });
  const person = (employeeId: number) => personThen(frozen, employeeId, employees);
  const due = dueNow(sales, { report: frozen.report, payDate, rates: frozen.rates ?? ratesOf(payDate), recover, person });
  const changed = sales.filter((sale) => sale.changed);
  return sales.flatMap((of) => {
    const { key, sale, row, paid, agentId, facts } = of;
    const waits = frozen.report === 'manager-overrides' ? namesNamesakes(of, employees) : agentId === undefined;
    // What was asked back before that setting stays so: it is not paid again (`decisions.md D17`). Of whom nobody knows, neither is anything.
    if (isGivenBack(sale) ? !recover : waits) return [];
    const people = new Set([...paid.map(({ employeeId }) => employeeId), ...earlier.filter((one) => keyOf(one) === key).map(({ employeeId }) => employeeId), ...(agentId !== undefined && due.has(dueKey(key, agentId)) ? [agentId] : [])]);
    return [...people].flatMap((employeeId): Difference[] => {
      const adjusted = earlier.filter((one) => keyOf(one) === key && one.employeeId === employeeId);
      const then = paidThen(paid.find((line) => line.employeeId === employeeId), adjusted);
      const { commission, reserve } = differenceOf(due.get(dueKey(key, employeeId)), then);
      if (new Decimal(commission).isZero()) return [];
      const { kind, contractId, buyer, what } = row;
      const cause = causeOf(kind, facts, changed.map((sale) => sale.row.contractId), adjusted);
      return [{ kind, contractId, buyer, what, employeeId, employeeName: person(employeeId).fullName, payRunId, number: then.number, paid: then.commission, due: due.get(dueKey(key, employeeId))?.commission ?? '0.00', commission, reserve, cause: cause.words, facts: [...cause.facts] }];
    });
  });
}

function linesByContract({ lines }: FrozenRun): ReadonlyMap<string, FrozenRun['lines']> {
  const found = new Map<string, FrozenRun['lines']>();
  for (const line of lines) found.set(keyOf(line), [...(found.get(keyOf(line)) ?? []), line]);
  return found;
}

interface Paid extends PaidSale {
  readonly row: SaleOfPeriod;
  readonly facts: readonly FactChanged[];
}

function paidSale(key: string, lines: FrozenRun['lines'], row: SaleOfPeriod, employees: readonly CommissionedEmployee[]): Paid {
  const { sale, facts: now } = saleToPay(row, 'contractDate');
  const facts = now.flatMap(({ field, value, version, on }): FactChanged[] => {
    const then = lines[0]!.facts.find((fact) => fact.field === field);
    return then && then.version !== version ? [{ field, from: then.value, value, version, on }] : [];
  });
  const who = whoIs(sale.salesAgent, employees);
  // Whom the line was paid to may go by another name now, and somebody else by theirs.
  const before = facts.some(({ field, from, value }) => field === 'salesAgent' && from !== value) ? undefined : lines[0]!.employeeId;
  const paid = lines.map(({ employeeId, commission, reserve }) => ({ employeeId, commission, reserve }));
  return { key, sale, paid, row, facts, changed: facts.some(isMaterial), agentId: before ?? ('employee' in who ? who.employee.employeeId : undefined) };
}

/** Overrides ask who a manager is and not who sold: they wait where a name that was written since is a manager's and somebody else's (`decisions.md D20`). */
function namesNamesakes({ paid, facts }: Paid, employees: readonly CommissionedEmployee[]): boolean {
  const written = facts.filter(({ field, from, value }) => (field === 'salesAgent' || field === 'toName') && from !== value);
  return written.some(({ value }) => {
    const named = employees.filter(({ fullName }) => isSamePerson(fullName, value ?? ''));
    return named.length > 1 && named.some(({ employeeId }) => paid.some((line) => line.employeeId === employeeId));
  });
}

/** What somebody was as the run was prepared, and how they are called by now; of an older run, what they are now. */
function personThen({ people = [], lines }: FrozenRun, employeeId: number, employees: readonly CommissionedEmployee[]) {
  const now = employees.find((one) => one.employeeId === employeeId);
  const then = people.find((one) => one.employeeId === employeeId);
  return { ...(then ?? { fullName: lines.find((line) => line.employeeId === employeeId)?.employeeName ?? now?.fullName ?? '', isSalesManager: now?.isSalesManager ?? false, isSenior: now?.isSenior ?? false }), nameSince: now?.fullName };
}

interface Then {
  readonly commission: string;
  readonly reserve: string;
  /** Of the next adjustment; they count from 0. */
  readonly number: number;
}

function paidThen(line: Due | undefined, earlier: readonly FrozenAdjustment[]): Then {
  const sum = (field: 'commission' | 'reserve') => earlier.reduce((total, one) => total.plus(one[field]), new Decimal(line?.[field] ?? 0)).toFixed(2);
  return { commission: sum('commission'), reserve: sum('reserve'), number: Math.max(-1, ...earlier.map(({ number }) => number)) + 1 };
}

/** What was taken from the reserve goes back there first; no more than the difference is kept back. */
function differenceOf(due: Due | undefined, then: Then): Due {
  const commission = new Decimal(due?.commission ?? 0).minus(then.commission);
  const reserve = new Decimal(due?.reserve ?? 0).minus(then.reserve);
  const kept = commission.isNegative() ? reserve : Decimal.max(0, Decimal.min(commission, reserve));
  return { commission: commission.toFixed(2), reserve: kept.toFixed(2) };
}
