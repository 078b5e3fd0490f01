import { Decimal } from 'decimal.js';
import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { annualPercentageRate, type RepaidAdvance } from './annual-percentage-rate.rules.js';

const monthly = { unitPeriodsToFirst: 1, fraction: new Decimal(0), unitPeriodsPerYear: 12 };

describe('The annual percentage rate', () => {
  it.each(examples.regz_appendix_j)('is the one that is published: $id', (example) => {
    const payments = Array.from({ length: example.n }, () => new Decimal(example.payment));
    if (example.firstPayment) payments[0] = new Decimal(example.firstPayment);
    if (example.finalPayment) payments[example.n - 1] = new Decimal(example.finalPayment);
    const advance: RepaidAdvance = {
      amountFinanced: new Decimal(example.amountFinanced),
      payments,
      unitPeriodsToFirst: example.fullUnitPeriodsToFirst,
      fraction: new Decimal(example.fraction),
      unitPeriodsPerYear: example.unitPeriodsPerYear,
    };
    expect(annualPercentageRate(advance)!.toFixed(2)).toBe(example.publishedAPR);
  });

  it('is nothing where as much is paid back as was advanced', () => {
    expect(annualPercentageRate({ ...monthly, amountFinanced: new Decimal(100), payments: [new Decimal(60), new Decimal(40)] })!.toFixed(6)).toBe('0.000000');
  });

  it('is none where nothing was advanced, or less is paid back', () => {
    expect(annualPercentageRate({ ...monthly, amountFinanced: new Decimal(0), payments: [new Decimal(60)] })).toBeNull();
    expect(annualPercentageRate({ ...monthly, amountFinanced: new Decimal(100), payments: [new Decimal(60)] })).toBeNull();
  });

  it('is found where a fee takes nearly all of the advance', () => {
    const rate = annualPercentageRate({ ...monthly, amountFinanced: new Decimal(10), payments: [new Decimal(200), new Decimal(200)] })!;
    // 10 = 200 v + 200 v², so v is the positive root of 20 v² + 20 v = 1.
    const v = (-20 + Math.sqrt(400 + 80)) / 40;
    expect(rate.toNumber()).toBeCloseTo((1 / v - 1) * 1200, 4);
  });
});
