import { givenUp } from '../../events/resale-contracts/resale-contract.enums.js';
import { exchanges } from '../../events/inventory/unit-on-sale.rules.js';
import { natural } from '../lists/list-order.js';
import type { Filter } from '../lists/list-request.js';
import { EVERYTHING } from '../lists/list-visibility.js';
import { SqlParameters, type SqlStatement } from '../engine/write/sql-parameters.js';
import { inventoryListQuery } from './inventory-list.queries.js';

/** A unit as a buyer may be shown it: what it is and what it costs. */
export interface UnitForSale {
  readonly inventoryId: number;
  readonly resortName: string;
  readonly unitNumber: string;
  readonly useWeek: string;
  readonly useType: string;
  readonly bedrooms: string;
  readonly bathrooms: string;
  /** Decimal string. */
  readonly retailPrice: string | null;
  readonly isHoaOwned: string;
  readonly pointsAmount: number;
  readonly financingEligible: string;
}

const shown = ['inventoryId', 'resortName', 'unitNumber', 'useWeek', 'useType', 'bedrooms', 'bathrooms', 'retailPrice', 'isHoaOwned', 'pointsAmount', 'financingEligible'] as const satisfies readonly (keyof UnitForSale)[];

/** What the units are sorted by: a column, from its other end with a minus before it. */
export type UnitOrder = `${'-' | ''}${(typeof shown)[number]}`;

const orders = new Set<string>(shown.flatMap((column) => [column, `-${column}`]));

export function isUnitOrder(order: string): order is UnitOrder {
  return orders.has(order);
}

/** By the number in it, where people read a number. */
const numbered: readonly string[] = ['unitNumber', 'useWeek', 'bedrooms', 'bathrooms'];
const amounts: readonly string[] = ['inventoryId', 'retailPrice', 'pointsAmount'];

function orderBy(order: UnitOrder): string {
  const column = order.replace('-', '');
  const sorted = numbered.includes(column) ? natural(`"${column}"`) : amounts.includes(column) ? `"${column}"` : `lower("${column}")`;
  return `${sorted}${order.startsWith('-') ? ' DESC' : ''} NULLS LAST`;
}

/** What can be sold today: Available, not past the end of its listing (`decisions.md H8`), and no contract's already (H16). Each row also says how many `matches` there are. @param most undefined for all of them */
export function unitsForSale(filters: readonly Filter[], today: string, most?: number, order: UnitOrder = 'resortName'): SqlStatement {
  const parameters = new SqlParameters();
  const available: Filter = { field: 'listingStatus', op: 'is', value: 'Available' };
  const { text } = inventoryListQuery.fitting({ filters: [...filters, available] }, EVERYTHING, parameters);
  const running = `("listingEndDate" IS NULL OR "listingEndDate" >= ${parameters.add(today)}::date)`;
  const columns = shown.map((column) => `"${column}"`).join(', ');
  return {
    text: `SELECT ${columns}, count(*) OVER ()::int AS matches${text} AND ${running} AND NOT ${sold(parameters)} ORDER BY ${orderBy(order)}, lower("resortName"), ${natural('"unitNumber"')}, "inventoryId"${most === undefined ? '' : ` LIMIT ${most}`}`,
    values: parameters.values,
  };
}

/** The condition of `unitOnSale`: a unit of the old books may be Available and sold. */
function sold(parameters: SqlParameters): string {
  return `EXISTS (
    SELECT FROM "resale_contract_list" AS contract
    WHERE contract."inventoryId" = "inventory_list"."inventoryId" AND contract."contractType" <> ALL(${parameters.add(exchanges)}::text[])
      AND lower(btrim(contract."contractStatus")) <> ALL(${parameters.add(givenUp)}::text[]))`;
}
