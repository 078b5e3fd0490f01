/** The fields that a row shows of a whole record. */
export function picked<T extends object, Field extends keyof T>(from: T, fields: readonly Field[]): Pick<T, Field> {
  const found: Partial<T> = {};
  for (const field of fields) found[field] = from[field];
  return found as Pick<T, Field>;
}
