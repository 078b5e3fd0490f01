import type { InventoryCriteria } from '../../backend/inventory/inventory-criteria.js';
import type { ViewFilter } from '../kit/list/during.js';

export type CriterionName = keyof InventoryCriteria;

/** One box of the filter row. */
export interface Criterion {
  readonly name: CriterionName;
  readonly label: string;
  /** What may be chosen; the resorts come from the server. */
  readonly chosen?: readonly string[] | 'resorts';
  /** Stands where figures do. */
  readonly figure?: true;
}

/** What units are searched by, in the order of the columns (document 3, 2.7). */
export const criteria: readonly Criterion[] = [
  { name: 'resortName', label: 'Resort', chosen: 'resorts' },
  { name: 'unitNumber', label: 'Unit Number' },
  { name: 'useWeek', label: 'Week' },
  { name: 'useType', label: 'Use Type' },
  { name: 'bedrooms', label: 'Bed' },
  { name: 'bathrooms', label: 'Bath' },
  { name: 'retailPrice', label: 'Retail Price', figure: true },
  { name: 'isHoaOwned', label: 'HOA Owned', chosen: ['Yes', 'No'] },
  { name: 'pointsAmount', label: 'Points', figure: true },
];

/** Without what was left blank. */
export function saidIn(typed: InventoryCriteria): InventoryCriteria {
  const said = Object.entries(typed).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

export function sameCriteria(one: InventoryCriteria, other: InventoryCriteria): boolean {
  return criteria.every(({ name }) => (one[name] ?? '') === (other[name] ?? ''));
}

const figure = (text: string): string => text.replaceAll(/[$,\s]/g, '');

/** The same as the list's own filters (`decisions.md H9`). */
export function asFilters(said: InventoryCriteria): readonly ViewFilter[] {
  return criteria.flatMap(({ name }): ViewFilter[] => {
    const value = said[name];
    if (!value) return [];
    if (name === 'useWeek') return [{ field: name, op: 'oneOf', value: value.split(',').map((week) => week.trim()).filter(Boolean) }];
    if (name === 'retailPrice') return [{ field: name, op: 'below', value: figure(value) }];
    return [{ field: name, op: 'is', value: name === 'pointsAmount' ? figure(value) : value }];
  });
}

/** What the list's filters say of the boxes; a filter of another kind stands in none. */
export function asTyped(filters: readonly ViewFilter[]): InventoryCriteria {
  const typed = filters.flatMap((filter) => {
    const ours = asFilters({ [filter.field]: textOf(filter) })[0];
    return ours?.op === filter.op ? [[filter.field, textOf(filter)] as const] : [];
  });
  return Object.fromEntries(typed);
}

function textOf({ value }: ViewFilter): string {
  return typeof value === 'object' ? value.join(', ') : String(value ?? '');
}
