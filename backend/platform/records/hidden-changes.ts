import { hiddenFields, type SensitiveFields } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import { Refusal } from '../commands/refusal.js';

/**
 * Holds a whole-object PUT to what its sender can see (`decisions.md A17`): a hidden field that is absent or blank is left
 * out, so that the record keeps it; one with a value is refused, whatever the record holds, so that nobody finds out a
 * hidden value by trying.
 * @returns the fields that count
 * @throws Refusal 403
 */
export function refuseHiddenChanges<Fields extends object>(fields: Fields, sensitive: SensitiveFields, permissions: PermissionSet): Fields {
  const hidden = hiddenFields(sensitive, permissions);
  if (hidden.size === 0) return fields;
  const attempted = Object.entries(fields).find(([field, value]) => hidden.has(field) && !isBlank(value));
  if (attempted) throw new Refusal(`You may not change ${attempted[0]}`, { field: attempted[0], status: 403 });
  const visible = Object.entries(fields).filter(([field]) => !hidden.has(field));
  return Object.assign(Object.create(Object.getPrototypeOf(fields) as object | null) as Fields, Object.fromEntries(visible));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
