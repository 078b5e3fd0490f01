import type { CompanyItemField } from '../../events/company/company-list.enums.js';
import { pointsSeasons } from '../../events/inventory/inventory.enums.js';
import { weeksIn } from '../../events/kernel/weeks.rules.js';

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;
const MOST_DIGITS = 10;

/** `$8,900` is kept as `8900.00`; what is no amount stays as it was written. */
export function tidiedPrice(text: string): string {
  const [, whole, cents = '.'] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replaceAll(',', '')}${cents.padEnd(3, '0')}`;
}

/** What a price of the company's table may say. */
export const retailPriceChecks: Partial<Record<CompanyItemField, (text: string) => string | undefined>> = {
  price: (text) => {
    if (text === '') return 'Price is missing';
    return AMOUNT.test(text) && text.split('.')[0]!.length <= MOST_DIGITS ? undefined : 'Enter an amount, like 8,900.00';
  },
  weeks: (text) => (text === '' || weeksIn(text) ? undefined : 'Weeks are numbers from 1 to 53, like 1-8, 51, 52'),
  pointsSeason: (text) => (text === '' || pointsSeasons.some((season) => season.toLowerCase() === text.toLowerCase()) ? undefined : `Seasons are ${pointsSeasons.join(', ')}`),
};
