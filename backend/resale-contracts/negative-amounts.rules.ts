import { Decimal } from 'decimal.js';
import type { Field } from '../../events/kernel/field.rules.js';

/**
 * What people enter is never below zero; only computed totals may be (`decisions.md C7`). What a contract came with
 * stays until it is changed.
 * @returns what to say about it
 */
export function negativeAmount(field: Field, value: unknown, stored: unknown): string | undefined {
  if (field.kind !== 'money' && field.kind !== 'decimal') return undefined;
  if (typeof value !== 'string' || value === stored || !new Decimal(value).lt(0)) return undefined;
  return `${field.label} cannot be negative`;
}
