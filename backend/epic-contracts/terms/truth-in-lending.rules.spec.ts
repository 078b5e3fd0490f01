import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { isOverCeiling, largestDownPayment, paymentSchedule, truthInLending, type Loan } from './truth-in-lending.rules.js';

/** Of the products that people finance. */
const FEE = '200.00';
const CEILING = '18.00';

describe('The truth-in-lending box', () => {
  it.each(examples.loan)('worked example: $financedAmount at $interestRate %', ({ expect: figures, ...loan }) => {
    expect(truthInLending(loan)).toMatchObject(disclosed(figures));
  });

  const financed = examples.epic_financing.flatMap(({ expect: { loan, ...terms }, input }) => (loan ? [{ terms, loan, interestRate: input.interestRate }] : []));
  it.each(financed)('worked example of a contract: $terms.financedAmount at $interestRate %', ({ terms, loan, interestRate }) => {
    const downPayments = new Decimal(terms.minimumDownPayment).plus(terms.additionalDownPayment).toFixed(2);
    expect(truthInLending({ financedAmount: terms.financedAmount, interestRate, loanTerm: 60, loanProcessingFee: FEE, downPayments })).toMatchObject(disclosed(loan));
  });

  it('adds up: amount financed and finance charge are the total of payments (E26)', () => {
    const box = truthInLending({ financedAmount: '10449.60', interestRate: '14.9', loanTerm: 60, loanProcessingFee: FEE, downPayments: '3237.40' });
    expect(box).toMatchObject({ amountFinanced: '10249.60', financeCharge: '4633.09', totalPayments: '14882.69' });
  });

  it('has the prepaid fee in the total sale price where the company wants it there, and nowhere else (E27)', () => {
    const loan = { financedAmount: '10449.60', interestRate: '14.9', loanTerm: 60, loanProcessingFee: FEE, downPayments: '3237.40' };
    expect(truthInLending(loan).totalSalesPrice).toBe('18120.09');
    // 12 CFR 1026.18(j): the cash price of 13,687.00 and the finance charge of 4,633.09.
    expect(truthInLending({ ...loan, prepaidInSalePrice: true })).toEqual({ ...truthInLending(loan), totalSalesPrice: '18320.09' });
  });
});

describe('The ceiling of 18 % (E5, E6)', () => {
  it.each(examples.apr_ceiling_boundaries)('holds for $financedAmount at $maxNoteRate % and not at $nextRate %', (boundary) => {
    const aprAt = (interestRate: string) => truthInLending({ financedAmount: boundary.financedAmount, interestRate, loanTerm: 60, loanProcessingFee: FEE, downPayments: '0.00' }).aprRate;
    expect([aprAt(boundary.maxNoteRate), aprAt(boundary.nextRate)]).toEqual([boundary.aprAtMax, boundary.aprAtNext]);
    expect([boundary.aprAtMax, boundary.aprAtNext].map((apr) => isOverCeiling(apr, CEILING))).toEqual([false, true]);
  });

  it('is not kept by a loan that is worth nothing after its fee', () => {
    expect(isOverCeiling(truthInLending({ financedAmount: '150.00', interestRate: '5', loanTerm: 12, loanProcessingFee: FEE, downPayments: '0.00' }).aprRate, CEILING)).toBe(true);
  });

  it('leaves the largest down payment that holds: a cent more is over it (E29)', () => {
    const note = { interestRate: '14.9', loanTerm: 60, loanProcessingFee: FEE };
    const most = largestDownPayment('13687.00', note, CEILING)!;
    const aprAt = (down: Decimal) => truthInLending({ ...note, financedAmount: new Decimal('13687.00').minus(down).toFixed(2), downPayments: down.toFixed(2) }).aprRate;
    expect([isOverCeiling(aprAt(new Decimal(most)), CEILING), isOverCeiling(aprAt(new Decimal(most).plus('0.01')), CEILING)]).toEqual([false, true]);
  });

  it('leaves the same down payment as solving for the APR of each does, whatever the loan (E29)', () => {
    const loans = fc.record({ price: fc.integer({ min: 1_000, max: 60_000 }), rate: fc.integer({ min: 0, max: 180 }), loanTerm: fc.integer({ min: 1, max: 120 }), fee: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(loans, ({ price, rate, loanTerm, fee }) => {
        const note = { interestRate: (rate / 10).toFixed(1), loanTerm, loanProcessingFee: fee.toFixed(2) };
        const holdsAt = (down: Decimal.Value) => {
          const financed = new Decimal(price).minus(down);
          return !isOverCeiling(truthInLending({ ...note, financedAmount: financed.toFixed(2), downPayments: '0.00' }).aprRate, CEILING);
        };
        const most = largestDownPayment(price.toFixed(2), note, CEILING);
        return most === null ? !holdsAt(0) : holdsAt(most) && !holdsAt(new Decimal(most).plus('0.01'));
      }),
      // Four payments and a small fee: what holds lies above what does not, by the rounding of payments.
      { numRuns: 300, examples: [[{ price: 23_388, rate: 179, loanTerm: 4, fee: 5 }]] },
    );
  });

  it('names no down payment where the note itself is over it', () => {
    expect(largestDownPayment('13687.00', { interestRate: '18.5', loanTerm: 60, loanProcessingFee: FEE }, CEILING)).toBeNull();
  });
});

describe('The payments of a loan', () => {
  it('have one last payment that takes the cents (E9)', () => {
    const schedule = paymentSchedule({ financedAmount: '10000.00', interestRate: '12.0', loanTerm: 60 });
    expect(schedule.at(0)).toEqual({ number: 1, payment: '222.44', interest: '100.00', principal: '122.44', balance: '9877.56' });
    expect(schedule.at(-1)).toMatchObject({ number: 60, payment: '222.81', balance: '0.00' });
  });

  it('are the published ones of a mortgage', () => {
    const { input, published } = examples.cfpb_amortize;
    const schedule = paymentSchedule({ financedAmount: input.amount.toFixed(2), interestRate: String(input.rate), loanTerm: input.totalTerm });
    expect([schedule[0]!.payment, Number(schedule[input.amortizeTerm - 1]!.balance)]).toEqual([published.payment, expect.closeTo(Number(published.balance), 0)]);
  });

  it('are equal parts without interest', () => {
    expect(paymentSchedule({ financedAmount: '100.00', interestRate: '0', loanTerm: 3 }).map(({ payment }) => payment)).toEqual(['33.33', '33.33', '33.34']);
  });

  it('are at least one', () => {
    expect(() => paymentSchedule({ financedAmount: '100.00', interestRate: '5', loanTerm: 0 })).toThrow(RangeError);
  });
});

it('10,000 loans: payments add up to the cent, and the APR is that of a second method within 0.005', () => {
  const loans = fc.record({
    financedAmount: fc.integer({ min: 100_000, max: 5_000_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2)),
    interestRate: fc.integer({ min: 0, max: 2_999 }).map((hundredths) => new Decimal(hundredths).div(100).toFixed(2)),
    loanTerm: fc.integer({ min: 1, max: 120 }),
    loanProcessingFee: fc.constantFrom('0.00', FEE),
    downPayments: fc.constant('0.00'),
  });
  fc.assert(fc.property(loans, addsUp), { numRuns: 10_000 });
});

function addsUp(loan: Loan): void {
  const schedule = paymentSchedule(loan);
  const sum = (of: 'payment' | 'interest' | 'principal') => Decimal.sum(...schedule.map((line) => line[of]));
  const box = truthInLending(loan, schedule);
  expect(sum('principal').toFixed(2)).toBe(loan.financedAmount);
  expect(sum('payment').toFixed(2)).toBe(box.totalPayments);
  expect(sum('interest').plus(loan.loanProcessingFee).toFixed(2)).toBe(box.financeCharge);
  expect(Math.abs(Number(box.aprRate) - aprByBisection(Number(box.amountFinanced), schedule.map(({ payment }) => Number(payment))))).toBeLessThanOrEqual(0.00501);
}

/** Floats and bisection: nothing in common with Appendix J's own iteration. */
function aprByBisection(advance: number, payments: readonly number[]): number {
  const worth = (rate: number) => {
    const monthly = Math.log1p(rate);
    return payments.reduce((total, payment, place) => total + payment * Math.exp(-(place + 1) * monthly), 0);
  };
  let low = 0;
  let high = 10;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (worth(middle) > advance) low = middle;
    else high = middle;
  }
  return low * 1200;
}

/** What the box shows of a worked example, which names some figures differently. */
function disclosed(figures: { readonly regularPaymentAmount: string; readonly numberOfRegularPayments: number; readonly finalPaymentAmount: string; readonly financeCharge: string; readonly totalPayments: string; readonly totalSalesPrice: string; readonly lateCharge: string; readonly aprRate_2dp: string }) {
  const { regularPaymentAmount, numberOfRegularPayments, finalPaymentAmount, financeCharge, totalPayments, totalSalesPrice, lateCharge, aprRate_2dp: aprRate } = figures;
  return { regularPaymentAmount, numberOfRegularPayments, finalPaymentAmount, financeCharge, totalPayments, totalSalesPrice, lateCharge, aprRate };
}
