import { Decimal } from 'decimal.js';

/** One advance, paid back in payments that lie one unit-period apart (Reg Z Appendix J (b)). */
export interface RepaidAdvance {
  readonly amountFinanced: Decimal;
  /** In the order of time. */
  readonly payments: readonly Decimal[];
  /** Whole unit-periods from the advance to the first payment. */
  readonly unitPeriodsToFirst: number;
  /** What of a unit-period is left over then, 0 to 1. */
  readonly fraction: Decimal;
  /** 12 for months, 24 for half-months, 52 for weeks. */
  readonly unitPeriodsPerYear: number;
}

/** Between the two rates that Appendix J (b)(9)(iii) interpolates by, in percent a year. */
const STEP = new Decimal('0.1');
/** In percent a year: far below the two places that are disclosed. */
const CLOSE_ENOUGH = new Decimal('1e-6');
const MOST_STEPS = 100;

/**
 * The annual percentage rate by the actuarial method, in percent, unrounded. The iteration is that of Reg Z Appendix J (b)(9)(iii).
 * @returns null where no rate makes the payments worth the advance: nothing was advanced, or less is paid back
 */
export function annualPercentageRate(advance: RepaidAdvance): Decimal | null {
  const paidBack = Decimal.sum(0, ...advance.payments);
  if (advance.amountFinanced.lte(0) || paidBack.lt(advance.amountFinanced)) return null;
  let rate = new Decimal(12);
  for (let step = 0; step < MOST_STEPS; step++) {
    const here = presentValue(advance, rate);
    const beside = presentValue(advance, rate.plus(STEP));
    const change = STEP.times(advance.amountFinanced.minus(here)).div(beside.minus(here));
    // The method may overshoot below zero from a first guess that is far too high.
    rate = Decimal.max(0, rate.plus(change));
    if (change.abs().lt(CLOSE_ENOUGH)) break;
  }
  return rate;
}

/** Whether the rate, in percent a year, would be below a limit, without being solved for: the payments are then worth less than the advance at that limit. */
export function isRateBelow(advance: RepaidAdvance, limit: Decimal): boolean {
  return presentValue(advance, limit).lt(advance.amountFinanced);
}

/** What the payments are worth at the time of the advance: the general equation of Appendix J (b)(8), solved for A. */
function presentValue({ payments, unitPeriodsToFirst, fraction, unitPeriodsPerYear }: RepaidAdvance, rate: Decimal): Decimal {
  const perPeriod = rate.div(100).div(unitPeriodsPerYear);
  const discount = new Decimal(1).div(perPeriod.plus(1));
  const atFirst = runsOf(payments).reduceRight((later, { payment, times }) => later.times(discount.pow(times)).plus(payment.times(geometricSum(discount, times))), new Decimal(0));
  return atFirst.times(discount.pow(unitPeriodsToFirst)).div(fraction.times(perPeriod).plus(1));
}

/** Payments of one amount that follow each other: all but the last of a loan. */
function runsOf(payments: readonly Decimal[]): readonly { readonly payment: Decimal; readonly times: number }[] {
  const starts = payments.flatMap((payment, place) => (payments[place - 1]?.eq(payment) ? [] : [place]));
  return starts.map((start, run) => ({ payment: payments[start]!, times: (starts[run + 1] ?? payments.length) - start }));
}

/** 1 + d + d² … */
function geometricSum(discount: Decimal, times: number): Decimal {
  return discount.eq(1) ? new Decimal(times) : new Decimal(1).minus(discount.pow(times)).div(new Decimal(1).minus(discount));
}
