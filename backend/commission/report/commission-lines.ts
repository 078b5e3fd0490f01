import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import type { AskedRule, CommissionOfSale } from '../rules/asked-rules.rules.js';
import { isGivenBack, isSamePerson } from '../rules/commissioned-sale.rules.js';
import type { CommissionRates } from '../rules/commission-rates.rules.js';
import { managerCommission } from '../rules/manager-commission.rules.js';
import { askedBands, monthlyBonus } from '../rules/monthly-bonus.rules.js';
import { salesCommission } from '../rules/sales-commission.rules.js';
import type { CommissionLine, CommissionReportName, PersonLeftOut, SaleUnpaid } from './commission-report.dto.js';
import { keyOf } from './frozen-run.js';
import type { SaleToPay } from './sale-of-row.js';
import { namesakesWords, whoIsAmong } from './who-is-paid.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

export interface PaidAndUnpaid {
  readonly lines: readonly CommissionLine[];
  readonly peopleLeftOut: readonly PersonLeftOut[];
  readonly leftOut: readonly SaleUnpaid[];
  readonly held: readonly SaleUnpaid[];
}

export interface ToPay {
  readonly payDate: string;
  readonly sales: readonly SaleToPay[];
  readonly employees: readonly CommissionedEmployee[];
  readonly rates: CommissionRates;
  /** Pay dates of other runs that pay a contract already, by `resale-1018` (`decisions.md D25`). */
  readonly elsewhere?: ReadonlyMap<string, string>;
}

/** Each contract of the period becomes lines, is left out, or is held: none is silently missing. */
export function commissionLines(report: CommissionReportName, { elsewhere, ...toPay }: ToPay): PaidAndUnpaid {
  const paidAlready = ({ named }: SaleToPay) => elsewhere?.get(keyOf(named));
  // Before anything is summed: what another run pays counts in that run's volume and in no other.
  const found = partsOf[report]({ ...toPay, sales: toPay.sales.filter((of) => paidAlready(of) === undefined) });
  const moved = toPay.sales.flatMap((of): SaleUnpaid[] => {
    const payDate = paidAlready(of);
    return payDate === undefined ? [] : [unpaid(of, `Stands in the run of ${dayInWords(payDate)}`)];
  });
  const lines = found.flatMap((part) => ('line' in part ? [part.line] : []));
  const leftOut = found.flatMap((part) => ('leftOut' in part ? [part.leftOut] : []));
  return { lines: lines.toSorted(byName), peopleLeftOut: report === 'manager-overrides' ? toPay.employees.flatMap(leftCompany) : [], leftOut: [...leftOut, ...moved], held: found.flatMap((part) => ('held' in part ? [part.held] : [])) };
}

/** A manager who left has no override, and is not gone in silence. */
function leftCompany({ employeeId, fullName, isSalesManager, isActive }: CommissionedEmployee): PersonLeftOut[] {
  return isSalesManager && !isActive ? [{ employeeId, employeeName: fullName, reason: 'No longer active' }] : [];
}

type Part = { readonly line: CommissionLine } | { readonly leftOut: SaleUnpaid } | { readonly held: SaleUnpaid };

const partsOf: Readonly<Record<CommissionReportName, (toPay: ToPay) => readonly Part[]>> = {
  'sales-executive-weekly': ({ payDate, sales, employees, rates }) => {
    const [whoIs, commissionOf] = [whoIsAmong(employees), salesCommission(payDate, rates)];
    return sales.map((of): Part => {
      if (isGivenBack(of.sale)) return givenBack(of);
      const who = whoIs(of.sale.salesAgent);
      if ('reason' in who) return { held: unpaid(of, who.reason) };
      return lineOrLeftOut(of, who.employee, commissionOf(of.sale, who.employee));
    });
  },

  'sales-executive-monthly': ({ sales, employees, rates }) => {
    const whoIs = whoIsAmong(employees);
    const sold = sales.map((of) => ({ of, who: whoIs(of.sale.salesAgent) }));
    const kept = sold.filter(({ of }) => !isGivenBack(of.sale));
    const unpayable = sold.flatMap(({ of, who }): Part[] => (isGivenBack(of.sale) ? [givenBack(of)] : 'reason' in who ? [{ held: unpaid(of, who.reason) }] : []));
    const bonuses = employees.flatMap((employee) => bonusLines(employee, kept.flatMap(({ of, who }) => ('employee' in who && who.employee === employee ? [of] : [])), rates));
    return [...unpayable, ...bonuses.map((line) => ({ line }))];
  },

  'manager-overrides': ({ sales, employees, rates }) => {
    const managers = employees.filter(({ isSalesManager, isActive }) => isSalesManager && isActive).map((manager) => ({ manager, commissionOf: managerCommission(manager, rates), namesakes: employees.filter(({ fullName }) => isSamePerson(fullName, manager.fullName)) }));
    return sales.flatMap((of): Part[] => {
      if (isGivenBack(of.sale)) return [givenBack(of)];
      const twice = managers.find(({ manager: { fullName }, namesakes }) => namesakes.length > 1 && [of.sale.salesAgent, of.sale.toName].some((name) => isSamePerson(fullName, name)));
      if (twice) return [{ held: unpaid(of, namesakesWords(twice.manager.fullName, twice.namesakes)) }];
      return managers.map(({ manager, commissionOf }) => lineOrLeftOut(of, manager, commissionOf(of.sale)));
    });
  },
};

/** Each contract carries its part of the bonus, to the cent: what the volume up to it comes to, less what it came to before. */
function bonusLines(employee: CommissionedEmployee, sales: readonly SaleToPay[], { bonus }: CommissionRates): readonly CommissionLine[] {
  const volume = sales.reduce((sum, { sale }) => sum.plus(sale.purchasePrice), new Decimal(0)).toFixed(2);
  const { rate } = monthlyBonus(volume, bonus);
  const asked = askedBands(volume, bonus);
  let upTo = new Decimal(0);
  return sales.map((of) => {
    const before = cents(upTo.times(rate));
    upTo = upTo.plus(of.sale.purchasePrice);
    const commission = cents(upTo.times(rate)).minus(before).toFixed(2);
    return lineOf(of, employee, { rate, commission, reserve: '0.00', net: commission, asked });
  });
}

function lineOrLeftOut(of: SaleToPay, employee: CommissionedEmployee, paid: CommissionOfSale): Part {
  if (paid.rate !== 'excluded') return { line: lineOf(of, employee, { ...paid, rate: paid.rate }) };
  const { rule, why } = won(paid.asked);
  return { leftOut: unpaid(of, `${rule}. ${why}`) };
}

/** Each field is named: spreads of objects cost more than all rules together, and a run has ten thousand lines. */
function lineOf({ named: { kind, contractId, date, buyer, what, base, carried }, putDown, facts }: SaleToPay, { employeeId, fullName }: CommissionedEmployee, { rate, commission, reserve, net, asked }: CommissionOfSale & { readonly rate: string }): CommissionLine {
  const { rule, why } = won(asked);
  const line = { kind, contractId, date, buyer, what, base, employeeId, employeeName: fullName, putDown, rate, rule, why, commission, reserve, net, asked, facts };
  return carried === undefined ? line : { ...line, carried };
}

function won(asked: readonly AskedRule[]): Pick<AskedRule, 'rule' | 'why'> {
  const { rule, why } = asked.find(({ answer }) => answer === 'holds')!;
  return { rule, why };
}

function givenBack(of: SaleToPay): Part {
  return { leftOut: unpaid(of, `The contract is ${of.sale.contractStatus}`) };
}

function unpaid({ named, sale: { salesAgent } }: SaleToPay, reason: string): SaleUnpaid {
  return { ...named, salesAgent, reason };
}

function byName(one: CommissionLine, other: CommissionLine): number {
  return one.employeeName.localeCompare(other.employeeName) || one.employeeId - other.employeeId || (one.date ?? '').localeCompare(other.date ?? '') || one.contractId - other.contractId;
}
