import type { PermissionSet } from './permissions.js';

/** Fields by the permission that lets one see them; one of a value within the record by its path, `gifts.cost`. */
export type SensitiveFields = Readonly<Record<string, readonly string[]>>;

/** What somebody with these permissions must not get to see (`decisions.md B15, B25`). */
export function hiddenFields(sensitive: SensitiveFields, permissions: PermissionSet): ReadonlySet<string> {
  return new Set(missingPermissions(sensitive, permissions).flatMap((permission) => sensitive[permission] ?? []));
}

/** Two people who lack the same permissions see the same. */
export function missingPermissions(sensitive: Readonly<Record<string, unknown>>, permissions: PermissionSet): string[] {
  return Object.keys(sensitive)
    .filter((permission) => !permissions.has(permission))
    .sort();
}

/**
 * The value without the hidden fields, each at its own place: `state` is a field of the record itself, `gifts.cost` one of
 * each of its gifts. Another record within it may have a field of the same name, which is not meant.
 * @returns the value itself when nothing is hidden
 */
export function withoutFields<T>(value: T, hidden: ReadonlySet<string>): T {
  return hidden.size === 0 ? value : (stripped(value, hidden) as T);
}

function stripped(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => stripped(item, hidden));
  if (!isPlainObject(value)) return value;
  const visible = Object.entries(value).filter(([field]) => !hidden.has(field));
  return Object.fromEntries(visible.map(([field, inner]) => [field, withoutFields(inner, below(field, hidden))]));
}

function below(field: string, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const start = `${field}.`;
  return new Set([...hidden].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)));
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
