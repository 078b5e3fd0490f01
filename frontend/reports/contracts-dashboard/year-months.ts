import { monthNames } from '../../kit/format/month-names.js';
import type { YearMonth } from '../../kit/chart/bars/year-bars.js';

/** All twelve months of a year beside those of the year before; a month without contracts counts 0.00. */
export function yearMonths(months: readonly { readonly month: string; readonly purchasePrice: string }[], year: number): readonly YearMonth[] {
  const amounts = new Map(months.map(({ month, purchasePrice }) => [month, purchasePrice]));
  return monthNames.map((name, index) => {
    const number = String(index + 1).padStart(2, '0');
    const month = `${year}-${number}`;
    return { name, month, amount: amounts.get(month) ?? '0.00', before: amounts.get(`${year - 1}-${number}`) ?? '0.00' };
  });
}

/** Nothing was bought in it, in neither year. */
export function isEmptyMonth({ amount, before }: YearMonth): boolean {
  return Number(amount) === 0 && Number(before) === 0;
}
