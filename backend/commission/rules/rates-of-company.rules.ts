import { Decimal } from 'decimal.js';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { bandNumbers, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import type { BonusBand, CommissionRates } from './commission-rates.rules.js';

/** The company writes percent, the rules reckon with fractions. @param deals the company's list of exception deals */
export function ratesOfCompany(values: CommissionRateValues, deals: readonly CompanyListItem[]): CommissionRates {
  return {
    paidInFull: fraction(values.paidInFull),
    halfDown: fraction(values.halfDown),
    quarterDown: fraction(values.quarterDown),
    exception: fraction(values.exception),
    exceptionDeals: deals.filter(({ retired }) => !retired).map(({ facts }) => facts.name ?? ''),
    reserve: fraction(values.reserve),
    manager: { base: fraction(values.managerBase), senior: fraction(values.managerSenior), asTo: fraction(values.managerAsTo), asAgent: fraction(values.managerAsAgent) },
    bonus: bandNumbers.flatMap((number): BonusBand[] => {
      const from = values[`band${number}From`];
      return from === null ? [] : [{ from: new Decimal(from).toFixed(2), rate: fraction(values[`band${number}Rate`]) }];
    }),
  };
}

/** "9.00" is 0.09, "10.00" is 0.10. */
function fraction(percent: string | null): string {
  const rate = new Decimal(percent ?? 0).div(100);
  return rate.isZero() ? '0' : rate.toFixed(Math.max(2, rate.decimalPlaces()));
}
