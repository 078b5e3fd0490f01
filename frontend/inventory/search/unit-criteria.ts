import { criterionFault, figureIn, weeksAsTyped, weeksLookedFor } from '../../../backend/inventory/search/inventory-criteria.rules.js';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import { unitBathrooms, unitBedrooms, unitUseTypes } from '../../../events/inventory/inventory.enums.js';
import type { ViewFilter } from '../../kit/list/filters/during.js';

export type CriterionName = keyof InventoryCriteria;

/** One box of the filter row. */
export interface Criterion {
  readonly name: CriterionName;
  readonly label: string;
  /** Over its box and where a search is told, where it asks for something else than to be what it says. */
  readonly asks?: string;
  /** What can be typed, for who does not know. */
  readonly example?: string;
  /** What may be chosen; the resorts come from the server, as do the words that units have beside these. */
  readonly chosen?: readonly string[] | 'resorts';
  /** Units may say something else, too. */
  readonly asUnitsSay?: true;
  /** Stands where figures do. */
  readonly figure?: true;
}

/** What units are searched by, in the order of the columns (document 3, 2.7). */
export const criteria: readonly Criterion[] = [
  { name: 'resortName', label: 'Resort', chosen: 'resorts' },
  { name: 'unitNumber', label: 'Unit Number' },
  { name: 'useWeek', label: 'Week', example: '20-24, 51' },
  { name: 'useType', label: 'Use Type', chosen: unitUseTypes, asUnitsSay: true },
  { name: 'bedrooms', label: 'Bed', chosen: unitBedrooms },
  { name: 'bathrooms', label: 'Bath', chosen: unitBathrooms },
  { name: 'retailPrice', label: 'Retail Price', asks: 'Retail Price below', figure: true },
  { name: 'isHoaOwned', label: 'HOA Owned', chosen: ['Yes', 'No'] },
  { name: 'pointsAmount', label: 'Points', figure: true },
];

/** Without what was left blank. */
export function saidIn(typed: InventoryCriteria): InventoryCriteria {
  const said = Object.entries(typed).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

/** What an address looks for; whatever else it says is none of this. */
export function criteriaIn(address: URLSearchParams): InventoryCriteria {
  return saidIn(Object.fromEntries(criteria.map(({ name }) => [name, address.get(name) ?? ''])));
}

/** The way to a page that takes the search along. */
export function withSearch(page: string, said: InventoryCriteria): string {
  const search = new URLSearchParams(said).toString();
  return search === '' ? page : `${page}?${search}`;
}

/** Whether both look for the same, however it is written. */
export function sameCriteria(one: InventoryCriteria, other: InventoryCriteria): boolean {
  return JSON.stringify(asFilters(one)) === JSON.stringify(asFilters(other));
}

/** What stands in boxes that nothing can be looked for by. */
export function faultyIn(typed: InventoryCriteria): InventoryCriteria {
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => criterionFault(name, text) !== undefined));
}

/** What is typed; where nothing can be looked for by it, what was looked for before. */
export function searchable(typed: InventoryCriteria, before: InventoryCriteria): InventoryCriteria {
  const faulty = Object.keys(faultyIn(typed)) as CriterionName[];
  return saidIn({ ...typed, ...Object.fromEntries(faulty.map((name) => [name, before[name] ?? ''])) });
}

/** The same as the list's own filters (`decisions.md H9`). */
export function asFilters(said: InventoryCriteria): readonly ViewFilter[] {
  return criteria.flatMap(({ name }): ViewFilter[] => {
    const value = said[name];
    if (!value) return [];
    if (name === 'useWeek') return [{ field: name, op: 'oneOf', value: weeksLookedFor(value) }];
    if (name === 'retailPrice') return [{ field: name, op: 'below', value: figureIn(value) }];
    return [{ field: name, op: 'is', value: name === 'pointsAmount' ? figureIn(value) : value }];
  });
}

/** What the list's filters say of the boxes; a filter of another kind stands in none. */
export function asTyped(filters: readonly ViewFilter[]): InventoryCriteria {
  return Object.fromEntries(filters.filter(isBox).map((filter) => [filter.field, textOf(filter)]));
}

/** What is typed, in the boxes that it is another in: the list's other filters stay as they are. */
export function withTyped(filters: readonly ViewFilter[], said: InventoryCriteria, boxes: readonly Criterion[]): readonly ViewFilter[] {
  const before = asTyped(filters);
  const moved = boxes.map(({ name }) => name).filter((name) => !sameBox(name, said, before));
  const kept = filters.filter((filter) => !(isBox(filter) && moved.some((name) => name === filter.field)));
  return [...kept, ...asFilters(said).filter(({ field }) => moved.some((name) => name === field))];
}

/** What stands in the boxes once something else is looked for: those follow that it is another in, and nobody's typing is lost. */
export function followed(typed: InventoryCriteria, from: InventoryCriteria, asked: InventoryCriteria): InventoryCriteria {
  const moved = criteria.map(({ name }) => name).filter((name) => !sameBox(name, from, asked) && !sameBox(name, typed, asked));
  return { ...typed, ...Object.fromEntries(moved.map((name) => [name, asked[name] ?? ''])) };
}

function sameBox(name: CriterionName, one: InventoryCriteria, other: InventoryCriteria): boolean {
  return sameCriteria({ [name]: one[name] ?? '' }, { [name]: other[name] ?? '' });
}

/** Whether a box could have made it. */
function isBox(filter: ViewFilter): boolean {
  const ours = asFilters({ [filter.field]: textOf(filter) })[0];
  return ours?.op === filter.op && String(ours.value) === String(filter.value);
}

function textOf({ value }: ViewFilter): string {
  return typeof value === 'object' ? weeksAsTyped(value.map(String)) : String(value ?? '');
}
