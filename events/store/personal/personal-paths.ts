import type { TSchema } from '@sinclair/typebox';

/** Names from the data down to a value; `*` is each entry of an array. */
export type PersonalPath = readonly string[];

/** Where a schema marks values as personal. */
export function personalPaths(schema: TSchema, above: PersonalPath = []): PersonalPath[] {
  const { personal, properties, items } = schema as { personal?: true; properties?: Record<string, TSchema>; items?: TSchema };
  if (personal) return [above];
  if (items) return personalPaths(items, [...above, '*']);
  return Object.entries(properties ?? {}).flatMap(([name, below]) => personalPaths(below, [...above, name]));
}

/** Every value that a path leads to, with the place of each. */
export function valuesAt(data: unknown, path: PersonalPath, above: readonly string[] = []): { readonly place: readonly string[]; readonly value: unknown }[] {
  const [name, ...rest] = path;
  if (name === undefined) return [{ place: above, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  const names = name === '*' ? Object.keys(data) : name in data ? [name] : [];
  return names.flatMap((one) => valuesAt((data as Record<string, unknown>)[one], rest, [...above, one]));
}

/** Puts a value in the place of another; a place that is no more is left out. */
export function put(data: unknown, place: readonly string[], value: unknown): void {
  const above = place.slice(0, -1).reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], data);
  if (typeof above === 'object' && above !== null) (above as Record<string, unknown>)[place.at(-1)!] = value;
}
