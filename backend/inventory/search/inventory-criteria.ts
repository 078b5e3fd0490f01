import { readUseYearType } from '../../../events/kernel/use-year-words.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { figureIn, weeksLookedFor, withZeros } from './inventory-criteria.rules.js';

type Read = (value: string) => Filter;

const is = (field: string, read: (value: string) => string = (value) => value): Read => (value) => ({ field, op: 'is', value: read(value) });

/** Weeks as a list, any of them; a price strictly below; everything else exactly, in any case (`decisions.md H9`). Weeks that cannot be read are looked for as they are written. */
const fields = {
  resortName: is('resortName'),
  unitNumber: is('unitNumber'),
  useWeek: (value: string): Filter => ({ field: 'useWeek', op: 'oneOf', value: weeksLookedFor(value) }),
  useType: is('useType'),
  useYearType: is('useYearType', (value) => readUseYearType(value) ?? value),
  bedrooms: is('bedrooms'),
  bathrooms: is('bathrooms'),
  retailPrice: (value: string): Filter => ({ field: 'retailPrice', op: 'below', value: figureIn(value) }),
  isHoaOwned: is('isHoaOwned'),
  pointsAmount: is('pointsAmount', figureIn),
} as const satisfies Readonly<Record<string, Read>>;

export type InventoryCriteria = Partial<Record<keyof typeof fields, string>>;

/** What screens and older clients call them, in any case (`decisions.md H3`). */
const names: ReadonlyMap<string, keyof typeof fields> = new Map(
  (
    [
      ...Object.keys(fields).map((name) => [name, name]),
      ['resort', 'resortName'],
      ['unit', 'unitNumber'],
      ['week', 'useWeek'],
      ['weekNumber', 'useWeek'],
      ['bed', 'bedrooms'],
      ['bath', 'bathrooms'],
      ['price', 'retailPrice'],
      ['hoa', 'isHoaOwned'],
      ['points', 'pointsAmount'],
      ['pointValue', 'pointsAmount'],
    ] as [string, keyof typeof fields][]
  ).map(([said, name]) => [said.toLowerCase(), name]),
);

/** @throws Refusal for what units are not searched by */
export function readCriteria(said: Readonly<Record<string, unknown>>): InventoryCriteria {
  const entries = Object.entries(said).flatMap(([name, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text === '') return [];
    const known = names.get(name.toLowerCase());
    if (known === undefined) throw new Refusal(`Inventory is not searched by ${name.slice(0, 50)}`, { field: 'searchFilters' });
    return [[known, text] as const];
  });
  return Object.fromEntries(entries);
}

/** @param text JSON, or fields as an address has them: `resort=Palm&week=5,6`. @throws Refusal */
export function readCriteriaText(text: string): InventoryCriteria {
  if (!text.trim().startsWith('{')) return readCriteria(Object.fromEntries(new URLSearchParams(text)));
  try {
    return readCriteria(JSON.parse(text) as Record<string, unknown>);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The filters must be JSON or fields of a query', { field: 'searchFilters' });
  }
}

/** As long as unit numbers and weeks are in the old books. */
const LONGEST_UNIT = 6;
const LONGEST_WEEK = 3;

/** Units that are the same though they were written otherwise: week `046` is week 46, unit `02023` unit 2023. */
export function filtersOfSame({ unitNumber, useWeek, ...others }: InventoryCriteria): Filter[] {
  const units: Filter[] = unitNumber === undefined ? [] : [{ field: 'unitNumber', op: 'oneOf', value: withZeros(unitNumber, LONGEST_UNIT) }];
  const weeks: Filter[] = useWeek === undefined ? [] : [{ field: 'useWeek', op: 'oneOf', value: [...new Set(weeksLookedFor(useWeek).flatMap((week) => withZeros(week, LONGEST_WEEK)))] }];
  return [...filtersOf(others), ...units, ...weeks];
}

/** By all four a unit is known; where one is not said, nobody can tell. */
export type NamedUnit = Readonly<Record<'resortName' | 'unitNumber' | 'useWeek' | 'useYearType', string>>;

/** Units that are this one, undefined where it is not named in full. A span of weeks is none of its weeks. */
export function filtersOfTwin({ resortName = '', unitNumber = '', useWeek = '', useYearType = '' }: Partial<NamedUnit>): Filter[] | undefined {
  if ([resortName, unitNumber, useWeek, useYearType].some((said) => said.trim() === '')) return undefined;
  return [...filtersOfSame({ resortName, unitNumber, useYearType }), { field: 'useWeek', op: 'oneOf', value: withZeros(useWeek, LONGEST_WEEK) }];
}

export function filtersOf(criteria: InventoryCriteria): Filter[] {
  return (Object.entries(criteria) as [keyof typeof fields, string][]).map(([name, value]) => fields[name](value));
}
