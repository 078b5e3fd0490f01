import { Injectable, NotFoundException } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { ListQuery } from '../../../projections/lists/list-query.js';
import type { RowRestriction } from '../../../projections/lists/list-visibility.js';
import { holdsAny, type PermissionSet } from '../auth/permissions.js';
import type { ChosenByAddress } from './kept-choices.js';
import type { Reader } from './list-visibility.js';

/** A list that screens can read and follow; which of its columns not everybody sees stands in the table of their fields. */
export interface ListDefinition {
  /** Name of the projection, or of the totals, that keeps it. */
  readonly list: string;
  readonly query: ListQuery;
  /** What people call its file: "Contracts". */
  readonly file?: string;
  /** Any of these opens the list. */
  readonly permission: PermissionName | readonly PermissionName[];
  /** Rows by the permission that lets one see them all; who lacks it sees only those that fit. The field may be a sensitive one. */
  readonly restricted?: Readonly<Record<string, RowRestriction>>;
  /** Whoever moves its rows is not told to who follows it: what they did may be out of sight. */
  readonly untold?: true;
  /** What a reader is held to, where a row says itself what it takes to see it. */
  readonly only?: (reader: Reader) => readonly RowRestriction[];
  /** How many rows, the first of those that fit, a reader is shown at most, on the screen and in files; undefined for all of them. */
  readonly most?: (reader: Reader) => number | undefined;
  /** The field that says whose row it is, where the list holds rows of several tenants: everybody sees their own only. */
  readonly tenantField?: string;
}

/** Every list by name; areas register theirs when their module starts. */
@Injectable()
export class ListRegistry {
  private readonly lists = new Map<string, ListDefinition>();
  private readonly chosen = new Map<string, ChosenByAddress>();

  register(definition: ListDefinition): void {
    if (this.lists.has(definition.list)) throw new Error(`Two lists are named ${definition.list}`);
    checkSearch(definition);
    checkLabels(definition);
    this.lists.set(definition.list, definition);
  }

  /** Views are kept of it as of a list. */
  registerChosen(definition: ChosenByAddress): void {
    if (this.chosen.has(definition.list)) throw new Error(`Two are kept as ${definition.list}`);
    this.chosen.set(definition.list, definition);
  }

  /** All that views are kept of. */
  get viewed(): readonly (ListDefinition | ChosenByAddress)[] {
    return [...this.lists.values(), ...this.chosen.values()];
  }

  findViewed(list: string): ListDefinition | ChosenByAddress | undefined {
    return this.lists.get(list) ?? this.chosen.get(list);
  }

  get all(): readonly ListDefinition[] {
    return [...this.lists.values()];
  }

  find(list: string): ListDefinition | undefined {
    return this.lists.get(list);
  }

  /** @throws NotFoundException */
  get(list: string): ListDefinition {
    const definition = this.lists.get(list);
    if (!definition) throw new NotFoundException(`There is no list ${list}`);
    return definition;
  }
}

/** Fields are searched together for whoever sees them all: a permission that shows some of them only would let nobody else find by the others. */
function checkSearch({ list, query }: ListDefinition): void {
  const unknown = query.searchedTogether.flat().find((field) => !query.fields.includes(field));
  if (unknown !== undefined) throw new TypeError(`${list} searches ${unknown}, which it does not show: nothing says who may find by it`);
  for (const [permission, hidden] of Object.entries(query.sensitive)) {
    const split = query.searchedTogether.find((fields) => fields.some((field) => hidden.includes(field)) && !fields.every((field) => hidden.includes(field)));
    if (split) throw new TypeError(`${list} searches ${split.join(', ')} together, of which ${permission} shows only some`);
  }
}

/** Nobody could tell two columns of one name apart, in its file or among its filters. */
function checkLabels({ list, query }: ListDefinition): void {
  const labels = query.everyField.map((field) => query.label(field));
  const twice = labels.find((label, index) => labels.indexOf(label) < index);
  if (twice !== undefined) throw new TypeError(`${list} has two columns named ${twice}`);
}

export function neededPermissions({ permission }: Pick<ListDefinition, 'permission'>): readonly PermissionName[] {
  return typeof permission === 'string' ? [permission] : permission;
}

export function mayOpen(definition: Pick<ListDefinition, 'permission'>, permissions: PermissionSet): boolean {
  return holdsAny(permissions, neededPermissions(definition));
}
