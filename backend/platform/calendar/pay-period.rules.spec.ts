import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { payPeriod } from './pay-period.rules.js';

const [week, month] = examples.pay_periods_recommended;

describe('The contracts of a pay period', () => {
  it('of a week are those signed from Thursday to Wednesday before its Friday (worked example, D13)', () => {
    expect(payPeriod('week', week!.payDate)).toEqual({ field: 'contractDate', from: week!.contractDateFrom, to: week!.contractDateTo });
  });

  it('of a month are those paid in full by the 20th before, since the 21st before that (worked example, D12)', () => {
    expect(payPeriod('month', month!.payDate)).toEqual({ field: 'paidInFullDate', from: month!.paidInFullFrom, to: month!.paidInFullTo });
  });

  it.each([
    ['2027-01-01', '2026-11-21', '2026-12-20'],
    ['2027-02-05', '2026-12-21', '2027-01-20'],
  ])('go over the turn of the year: paid on %s', (payDate, from, to) => {
    expect(payPeriod('month', payDate)).toMatchObject({ from, to });
  });
});
