type ValuesAfter<Changes> = { [Name in keyof Changes]?: NonNullable<Changes[Name]> extends { readonly to: infer To } ? To : never };

/** What the fields hold that an event says were changed: `{ notes: { from, to } }` leaves `{ notes: to }`. */
export function valuesAfter<Changes extends object>(changes: Changes): ValuesAfter<Changes> {
  const changed = Object.entries(changes as Record<string, { readonly to: unknown } | undefined>);
  return Object.fromEntries(changed.flatMap(([name, change]) => (change ? [[name, change.to]] : []))) as ValuesAfter<Changes>;
}
