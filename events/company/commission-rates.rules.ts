import type { bandNumbers} from './commission-rates.fields.js';
import { type CommissionRateValues } from './commission-rates.fields.js';

/** Document 1, section 9. */
export const documentedCommissionRates: CommissionRateValues = {
  holdsFrom: null,
  paidInFull: '9.00',
  halfDown: '8.00',
  quarterDown: '7.00',
  exception: '7.00',
  reserve: '15.00',
  managerBase: '1.00',
  managerSenior: '2.00',
  managerAsTo: '2.50',
  managerAsAgent: '13.00',
  secondPerson: 'No',
  recoverGivenBack: 'Yes',
  repsSeeOwn: 'No',
  ...bands(['35000', '1'], ['45000', '2'], ['55000', '3'], ['65000', '4'], ['75000', '5'], ['85000', '6'], ['95000', '7'], ['125000', '10']),
};

type Bands = Pick<CommissionRateValues, `band${(typeof bandNumbers)[number]}${'From' | 'Rate'}`>;

function bands(...all: readonly (readonly [from: string, rate: string])[]): Bands {
  return Object.fromEntries(all.flatMap(([from, rate], place) => [[`band${place + 1}From`, `${from}.00`], [`band${place + 1}Rate`, `${rate}.00`]])) as unknown as Bands;
}

/** Those that hold for a pay date: the latest that began by then. @param periods from the earliest on */
export function ratesHolding(periods: readonly CommissionRateValues[], payDate: string): CommissionRateValues {
  return periods.findLast(({ holdsFrom }) => holdsFrom === null || holdsFrom <= payDate) ?? documentedCommissionRates;
}

/** New rates take the place of whatever was planned from their day on. */
export function withRates(periods: readonly CommissionRateValues[], rates: CommissionRateValues): readonly CommissionRateValues[] {
  const since = rates.holdsFrom ?? '';
  return [...periods.filter(({ holdsFrom }) => (holdsFrom ?? '') < since), rates];
}
