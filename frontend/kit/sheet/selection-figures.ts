import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { formatCount, formatMoney, sumMoney } from '../format/money.js';

/** What the figures of a selection come to, as people read them. */
export interface SelectionFigures {
  readonly sum: string;
  readonly average: string;
  readonly lowest: string;
  readonly highest: string;
}

/** Adds exactly, in cents. @param values amounts and counts among other values, which are left out; @returns nothing for no figure */
export function selectionFigures(values: readonly { readonly value: unknown; readonly kind: ValueKind }[]): SelectionFigures | undefined {
  const figures = values.filter(({ value, kind }) => (kind === 'money' || kind === 'number') && isNumber(value));
  if (figures.length === 0) return undefined;
  const numbers = figures.map(({ value }) => Number(value));
  const sum = sumMoney(figures.map(({ value }) => String(value as string | number)));
  const format = figures.some(({ kind }) => kind === 'money') ? formatMoney : count;
  return {
    sum: format(sum),
    average: format((Number(sum) / figures.length).toFixed(2)),
    lowest: format(least(numbers).toFixed(2)),
    highest: format((-least(numbers.map((number) => -number))).toFixed(2)),
  };
}

/** Counts show places only where they have some. */
function count(amount: string): string {
  return amount.endsWith('.00') ? formatCount(amount.slice(0, -3)) : formatMoney(amount);
}

function isNumber(value: unknown): boolean {
  return /^-?\d+(\.\d+)?$/.test(String(value ?? ''));
}

/** Selections may be longer than a call takes arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((lowest, number) => Math.min(lowest, number), Infinity);
}
