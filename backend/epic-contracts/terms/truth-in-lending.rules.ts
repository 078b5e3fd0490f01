import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import { annualPercentageRate, isRateBelow, type RepaidAdvance } from './annual-percentage-rate.rules.js';

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
/** How far rounded payments move the largest down payment from where the equation puts it. */
const NEAR_CENTS = 1_000;

/**
 * Every payment of the note: interest is rounded each month, and the last payment takes the cents (`decisions.md E9`).
 * @throws RangeError for a term below one month
 */
export function paymentSchedule(note: Note): readonly ScheduledPayment[] {
  return paymentsOf(note).map(({ payment, interest, owed }, place) => ({
    number: place + 1,
    payment: payment.toFixed(2),
    interest: interest.toFixed(2),
    principal: payment.minus(interest).toFixed(2),
    balance: owed.toFixed(2),
  }));
}

/** What payments follow from. */
type Note = Pick<Loan, 'financedAmount' | 'interestRate' | 'loanTerm'>;

interface Payment {
  readonly payment: Decimal;
  readonly interest: Decimal;
  /** After it. */
  readonly owed: Decimal;
}

function paymentsOf({ financedAmount, interestRate, loanTerm }: Note): readonly Payment[] {
  if (!Number.isInteger(loanTerm) || loanTerm < 1) throw new RangeError(`A loan has one payment at least, not ${loanTerm}`);
  const monthlyRate = new Decimal(interestRate).div(100).div(MONTHS);
  const regular = cents(levelPayment(new Decimal(financedAmount), monthlyRate, loanTerm));
  const payments: Payment[] = [];
  let owed = new Decimal(financedAmount);
  for (let number = 1; number <= loanTerm; number++) {
    const interest = cents(owed.times(monthlyRate));
    const due = owed.plus(interest);
    const payment = number === loanTerm ? due : Decimal.min(regular, due);
    owed = due.minus(payment);
    payments.push({ payment, interest, owed });
  }
  return payments;
}

/** The box and what it follows from. Amount Financed + Finance Charge = Total of Payments (`decisions.md E26`). */
export function truthInLending(loan: Loan, schedule = paymentSchedule(loan)): TruthInLending {
  const fee = new Decimal(loan.loanProcessingFee);
  const advance = advanceOf(loan, schedule.map(({ payment }) => new Decimal(payment)));
  const { amountFinanced, payments } = advance;
  const totalPayments = Decimal.sum(...payments);
  const regular = payments[0]!;
  const apr = annualPercentageRate(advance);
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
  // What is disclosed is rounded to two places: the first rate that rounds above the ceiling.
  const limit = new Decimal(ceiling).plus('0.005');
  const financedAfter = (downCents: number) => new Decimal(price).minus(new Decimal(downCents).div(100)).toFixed(2);
  const holds = (downCents: number) => {
    const tried = { ...loan, financedAmount: financedAfter(downCents) };
    return isRateBelow(advanceOf(tried, paymentsOf(tried).map(({ payment }) => payment)), limit);
  };
  if (!holds(0)) return null;
  let [most, tooMuch] = [0, new Decimal(price).times(100).toNumber()];
  const near = Math.round(new Decimal(price).minus(leastFinanced(loan, limit)).times(100).toNumber());
  // The larger first: rounded payments let a loan hold above one that does not, and the two bounds must not cross.
  for (const tried of [near + NEAR_CENTS, near - NEAR_CENTS].filter((downCents) => downCents > 0 && downCents < tooMuch)) {
    if (holds(tried)) {
      most = tried;
      break;
    }
    tooMuch = tried;
  }
  while (tooMuch - most > 1) {
    const between = Math.floor((most + tooMuch) / 2);
    if (holds(between)) most = between;
    else tooMuch = between;
  }
  return new Decimal(most).div(100).toFixed(2);
}

function advanceOf(loan: Pick<Loan, 'financedAmount' | 'loanProcessingFee'>, payments: readonly Decimal[]): RepaidAdvance {
  return { amountFinanced: new Decimal(loan.financedAmount).minus(loan.loanProcessingFee), payments, unitPeriodsToFirst: 1, fraction: new Decimal(0), unitPeriodsPerYear: MONTHS };
}

/** The loan that has the APR of the limit were payments not rounded: its fee is what they are worth less at the limit. Dollars. */
function leastFinanced({ interestRate, loanTerm, loanProcessingFee }: Omit<Loan, 'financedAmount' | 'downPayments'>, limit: Decimal): Decimal {
  const [note, atLimit] = [new Decimal(interestRate), limit].map((rate) => levelPayment(new Decimal(1), rate.div(100).div(MONTHS), loanTerm));
  return new Decimal(loanProcessingFee).div(new Decimal(1).minus(note!.div(atLimit!)));
}

/** Unrounded. */
function levelPayment(principal: Decimal, monthlyRate: Decimal, payments: number): Decimal {
  if (monthlyRate.isZero()) return principal.div(payments);
  const discount = new Decimal(1).minus(monthlyRate.plus(1).pow(-payments));
  return principal.times(monthlyRate).div(discount);
}
