import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import { isGivenBack, type CommissionedSale } from './commissioned-sale.rules.js';
import type { CommissionRates } from './commission-rates.rules.js';
import { managerCommission } from './manager-commission.rules.js';
import { monthlyBonus } from './monthly-bonus.rules.js';
import { salesCommission } from './sales-commission.rules.js';

/** What somebody is due of a contract: what was paid then, or what would have been on today's facts. */
export interface Due {
  readonly commission: string;
  readonly reserve: string;
}

/** A line that a run has paid, with the contract as it stands now. */
export interface PaidSale {
  /** `resale-1018` */
  readonly key: string;
  readonly sale: CommissionedSale;
  /** Whether a fact that commission asks is another one than then. */
  readonly changed: boolean;
  /** Whom it paid, and what. */
  readonly paid: readonly (Due & { readonly employeeId: number })[];
  /** Whom the contract names as its sales agent now; undefined while nobody knows. */
  readonly agentId: number | undefined;
}

/** How the run reckoned: its cut-off, its rates, and what each person was then (`decisions.md D22`). */
export interface RulesOfRun {
  readonly report: string;
  readonly payDate: string;
  readonly rates: CommissionRates;
  /** Whether what was paid for rescinded and canceled contracts is asked back (`decisions.md D17`). */
  readonly recover: boolean;
  readonly person: (employeeId: number) => { readonly fullName: string; readonly nameSince?: string | undefined; readonly isSalesManager: boolean; readonly isSenior: boolean };
}

const NOTHING: Due = { commission: '0.00', reserve: '0.00' };

/** What each person is due of each contract of a run, by `resale-1018-3`: a contract that stands as it was paid is due what was paid. */
export function dueNow(sales: readonly PaidSale[], run: RulesOfRun): ReadonlyMap<string, Due> {
  const kept = sales.map((of) => ({ ...of, changed: of.changed && (run.recover || !isGivenBack(of.sale)) }));
  return new Map(run.report === 'sales-executive-monthly' ? ofMonth(kept, run) : kept.flatMap((of) => (of.changed ? anew(of, run) : asPaid(of))));
}

/** Key of what one person is due of one contract. */
export function dueKey(key: string, employeeId: number): string {
  return `${key}-${employeeId}`;
}

type Dues = readonly (readonly [string, Due])[];

function asPaid({ key, paid }: PaidSale): Dues {
  return paid.map(({ employeeId, commission, reserve }) => [dueKey(key, employeeId), { commission, reserve }] as const);
}

function anew({ key, sale, paid, agentId }: PaidSale, { report, payDate, rates, person }: RulesOfRun): Dues {
  if (report === 'manager-overrides') return paid.map(({ employeeId }) => [dueKey(key, employeeId), managerCommission(person(employeeId), rates)(sale)] as const);
  const before = paid.map(({ employeeId }) => [dueKey(key, employeeId), NOTHING] as const);
  return agentId === undefined || isGivenBack(sale) ? before : [...before, [dueKey(key, agentId), salesCommission(payDate, rates)(sale, person(agentId))] as const];
}

/** One contract that fell away may have lowered the band of all: whose volume moved is reckoned anew. */
function ofMonth(sales: readonly PaidSale[], { rates }: RulesOfRun): Dues {
  const ownerOf = (of: PaidSale) => {
    if (!of.changed) return of.paid[0]?.employeeId;
    return isGivenBack(of.sale) || of.sale.paidInFullDate === null ? undefined : of.agentId;
  };
  const moved = new Set(sales.filter(({ changed }) => changed).flatMap((of) => [ownerOf(of), ...of.paid.map(({ employeeId }) => employeeId)]));
  const bonuses = [...moved].flatMap((owner) => (owner === undefined ? [] : bonusOf(owner, sales.filter((of) => ownerOf(of) === owner), rates)));
  const before = sales.flatMap((of) => asPaid(of).map(([key, due], place) => [key, moved.has(of.paid[place]!.employeeId) ? NOTHING : due] as const));
  return [...before, ...bonuses];
}

function bonusOf(owner: number, sales: readonly PaidSale[], { bonus }: CommissionRates): Dues {
  const volume = sales.reduce((sum, { sale }) => sum.plus(sale.purchasePrice), new Decimal(0)).toFixed(2);
  const { rate } = monthlyBonus(volume, bonus);
  let upTo = new Decimal(0);
  return sales.map(({ key, sale }) => {
    const before = cents(upTo.times(rate));
    upTo = upTo.plus(sale.purchasePrice);
    return [dueKey(key, owner), { commission: cents(upTo.times(rate)).minus(before).toFixed(2), reserve: '0.00' }] as const;
  });
}
