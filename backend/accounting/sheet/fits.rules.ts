import type { ValueKind } from '../../../events/kernel/field.rules.js';

/** As lists are filtered: see `projections/lists/list-request.ts`. */
export interface AskedOf {
  readonly field: string;
  readonly op: string;
  readonly value?: string | number | readonly (string | number)[];
}

type Comparable = string | number;

/** Whether a line has what is asked of all its fields, as the list itself would say of a row. */
export function fits(line: Readonly<Record<string, unknown>>, filters: readonly AskedOf[], kindOf: (field: string) => ValueKind): boolean {
  return filters.every((filter) => fitsOne(comparable(line[filter.field], kindOf(filter.field)), filter, kindOf(filter.field)));
}

function fitsOne(held: Comparable | undefined, { op, value = '' }: AskedOf, kind: ValueKind): boolean {
  if (op === 'empty') return held === undefined;
  if (op === 'present') return held !== undefined;
  if (held === undefined) return false;
  const asked = [value].flat().flatMap((one) => comparable(one, kind) ?? []);
  if (op === 'contains') return asked.every((one) => String(held).includes(String(one)));
  return asked.some((one) => {
    const order = compared(held, one);
    if (op === 'from') return order >= 0;
    if (op === 'to') return order <= 0;
    return op === 'below' ? order < 0 : order === 0;
  });
}

/** Undefined where there is nothing; texts without the white space around them, in any case. */
export function comparable(value: unknown, kind: ValueKind): Comparable | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value as Comparable).trim().toLowerCase();
  if (text === '') return undefined;
  return kind === 'money' || kind === 'number' ? Number(text) : text;
}

export function compared(one: Comparable, other: Comparable): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
