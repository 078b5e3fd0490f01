import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';

/** A rule that was asked of a sale, in the order in which rules are asked. */
export interface AskedRule {
  /** Such as "9%, paid in full". */
  readonly rule: string;
  readonly answer: 'holds' | 'holds not' | 'not asked';
  /** Why, by the facts of the sale; blank where it was not asked. */
  readonly why: string;
}

/** What a sale pays somebody, and why. */
export interface CommissionOfSale {
  /** A fraction; `excluded` is not paid by any rule. */
  readonly rate: string | 'excluded';
  /** Dollars with 2 places. */
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
  readonly asked: readonly AskedRule[];
}

export interface RuleToAsk<Of> {
  readonly rule: string;
  readonly rate: string | 'excluded';
  /** Whether it holds, and why. */
  readonly answer: (of: Of) => readonly [holds: boolean, why: string];
}

/** Asks one rule after the other until one holds; the last one always does. */
export function firstThatHolds<Of>(rules: readonly RuleToAsk<Of>[], of: Of, base: string, reserveRate: string): CommissionOfSale {
  const asked: AskedRule[] = [];
  let rate: string | undefined;
  for (const { rule, rate: ofRule, answer } of rules) {
    if (rate !== undefined) {
      asked.push({ rule, answer: 'not asked', why: '' });
      continue;
    }
    const [holds, why] = answer(of);
    asked.push({ rule, answer: holds ? 'holds' : 'holds not', why });
    if (holds) rate = ofRule;
  }
  const { commission, reserve, net } = amountsOf(base, rate ?? '0', reserveRate);
  return { rate: rate ?? '0', commission, reserve, net, asked };
}

/** The net is what the reserve leaves, and no rounding of its own (`decisions.md D6`). */
export function amountsOf(base: string, rate: string, reserveRate: string): Pick<CommissionOfSale, 'commission' | 'reserve' | 'net'> {
  const commission = rate === 'excluded' ? new Decimal(0) : cents(new Decimal(base).times(rate));
  const reserve = cents(commission.times(reserveRate));
  return { commission: commission.toFixed(2), reserve: reserve.toFixed(2), net: commission.minus(reserve).toFixed(2) };
}
