import { Decimal } from 'decimal.js';
import { criterionFault } from '../../backend/inventory/search/inventory-criteria.rules.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { formatDate, today } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';

/** What can hardly be so of a unit, by the field that it is said at. It is saved all the same: the documents know no rule that forbids it. */
export function implausible(values: Values): Readonly<Record<string, string>> {
  const { retailPrice, listingPrice, marketingFee, amountPaid, useWeek, listingStartDate, listingEndDate, listingStatus } = values;
  const said = [
    ...amounts.map((name) => isAbove('0', values[name]) && ([name, 'Below zero'] as const)),
    typeof useWeek === 'string' && criterionFault('useWeek', useWeek) !== undefined && (['useWeek', 'No week of a year: they go from 1 to 53'] as const),
    isAbove(listingPrice, retailPrice) && (['listingPrice', `Above the retail price of ${formatMoney(retailPrice as string)}`] as const),
    isAbove(amountPaid, marketingFee) && (['amountPaid', `More than the marketing fee of ${formatMoney(marketingFee as string)}`] as const),
    listingStatus === 'Available' && isBefore(listingEndDate, today()) && (['listingEndDate', 'Has ended: the unit is offered to nobody'] as const),
    isBefore(listingEndDate, listingStartDate) && (['listingEndDate', `Before it is listed, on ${formatDate(listingStartDate as string)}`] as const),
  ];
  return Object.fromEntries(said.filter((one) => one !== false));
}

const amounts = ['retailPrice', 'listingPrice', 'marketingFee', 'amountPaid', 'maintFee'] as const;

/** Decimal strings; nothing is above what is not said. */
function isAbove(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one !== '' && other !== '' && new Decimal(one).greaterThan(other);
}

function isBefore(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one !== '' && one < other;
}
