import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import { annualPercentageRate } from './annual-percentage-rate.rules.js';

/** A financed purchase. Amounts are dollars with 2 places. */
export interface Loan {
  /** The principal of the note (`decisions.md E26`). */
  readonly financedAmount: string;
  /** The note's rate, percent a year. */
  readonly interestRate: string;
  /** Months; one payment each (`decisions.md E8`). */
  readonly loanTerm: number;
  /** A prepaid finance charge (`decisions.md E7`). */
  readonly loanProcessingFee: string;
  /** Minimum and additional together. */
  readonly downPayments: string;
  /** Whether the Total Sale Price has the prepaid fee in it (`decisions.md E27`); absent is no. */
  readonly prepaidInSalePrice?: boolean;
}

/** The figures of the box that 12 CFR 1026.18 asks for. Amounts have 2 places. */
export interface TruthInLending {
  readonly amountFinanced: string;
  readonly financeCharge: string;
  /** Percent, 2 places (`decisions.md E6`). Null where the payments are worth no advance. */
  readonly aprRate: string | null;
  readonly totalPayments: string;
  readonly totalSalesPrice: string;
  readonly regularPaymentAmount: string;
  readonly numberOfRegularPayments: number;
  readonly finalPaymentAmount: string;
  readonly lateCharge: string;
}

export interface ScheduledPayment {
  readonly number: number;
  readonly payment: string;
  readonly interest: string;
  readonly principal: string;
  /** Owed after it; nothing after the last. */
  readonly balance: string;
}

const MONTHS = 12;
/** Of the regular payment (`decisions.md E10`). */
const LATE_CHARGE = new Decimal('0.10');

/**
 * Every payment of the note: interest is rounded each month, and the last payment takes the cents (`decisions.md E9`).
 * @throws RangeError for a term below one month
 */
export function paymentSchedule({ financedAmount, interestRate, loanTerm }: Pick<Loan, 'financedAmount' | 'interestRate' | 'loanTerm'>): readonly ScheduledPayment[] {
  if (!Number.isInteger(loanTerm) || loanTerm < 1) throw new RangeError(`A loan has one payment at least, not ${loanTerm}`);
  const monthlyRate = new Decimal(interestRate).div(100).div(MONTHS);
  const regular = levelPayment(new Decimal(financedAmount), monthlyRate, loanTerm);
  const schedule: ScheduledPayment[] = [];
  let owed = new Decimal(financedAmount);
  for (let number = 1; number <= loanTerm; number++) {
    const interest = cents(owed.times(monthlyRate));
    const payment = number === loanTerm ? owed.plus(interest) : Decimal.min(regular, owed.plus(interest));
    owed = owed.plus(interest).minus(payment);
    schedule.push({ number, payment: payment.toFixed(2), interest: interest.toFixed(2), principal: payment.minus(interest).toFixed(2), balance: owed.toFixed(2) });
  }
  return schedule;
}

/** The box and what it follows from. Amount Financed + Finance Charge = Total of Payments (`decisions.md E26`). */
export function truthInLending(loan: Loan, schedule = paymentSchedule(loan)): TruthInLending {
  const fee = new Decimal(loan.loanProcessingFee);
  const amountFinanced = new Decimal(loan.financedAmount).minus(fee);
  const payments = schedule.map(({ payment }) => new Decimal(payment));
  const totalPayments = Decimal.sum(...payments);
  const regular = payments[0]!;
  const apr = annualPercentageRate({ amountFinanced, payments, unitPeriodsToFirst: 1, fraction: new Decimal(0), unitPeriodsPerYear: MONTHS });
  return {
    amountFinanced: amountFinanced.toFixed(2),
    financeCharge: totalPayments.minus(amountFinanced).toFixed(2),
    aprRate: apr && cents(apr).toFixed(2),
    totalPayments: totalPayments.toFixed(2),
    totalSalesPrice: totalPayments.plus(loan.downPayments).plus(loan.prepaidInSalePrice ? fee : 0).toFixed(2),
    regularPaymentAmount: regular.toFixed(2),
    numberOfRegularPayments: loan.loanTerm,
    finalPaymentAmount: payments.at(-1)!.toFixed(2),
    lateCharge: cents(regular.times(LATE_CHARGE)).toFixed(2),
  };
}

/** Whether an APR, as disclosed, is above the ceiling; exactly at it holds (`decisions.md E5`, `E6`). Both in percent. */
export function isOverCeiling(aprRate: string | null, ceiling: string): boolean {
  return aprRate === null || new Decimal(aprRate).gt(ceiling);
}

/**
 * The fixed fee weighs more on a smaller loan, so a larger down payment raises the APR (`decisions.md E29`).
 * @param price dollars before any down payment
 * @returns the most that may be put down so that the APR holds, dollars with 2 places; null where no loan of this price holds
 */
export function largestDownPayment(price: string, loan: Omit<Loan, 'financedAmount' | 'downPayments'>, ceiling: string): string | null {
  const holds = (downCents: number) => {
    const financedAmount = new Decimal(price).minus(new Decimal(downCents).div(100)).toFixed(2);
    return !isOverCeiling(truthInLending({ ...loan, financedAmount, downPayments: '0.00' }).aprRate, ceiling);
  };
  if (!holds(0)) return null;
  let most = 0;
  let tooMuch = new Decimal(price).times(100).toNumber();
  while (tooMuch - most > 1) {
    const between = Math.floor((most + tooMuch) / 2);
    if (holds(between)) most = between;
    else tooMuch = between;
  }
  return new Decimal(most).div(100).toFixed(2);
}

function levelPayment(principal: Decimal, monthlyRate: Decimal, payments: number): Decimal {
  if (monthlyRate.isZero()) return cents(principal.div(payments));
  const discount = new Decimal(1).minus(monthlyRate.plus(1).pow(-payments));
  return cents(principal.times(monthlyRate).div(discount));
}
