import type { EventMetadata } from '../../events/metadata.js';
import { leadOf } from '../../events/store/personal/whose.js';

/** By field, the lead whose value a row holds, where a merge brought it from another one. */
export type OwnersOfValues = Readonly<Record<string, number>>;

/**
 * Whose the values of a lead are after some were changed. Events say it of what a merge brings and takes back; what people
 * write is the lead's own.
 * @param otherwise whose a value is that the event says nothing of; 0 for the lead itself
 */
export function ownersAfter(before: OwnersOfValues, { changes }: { readonly changes: object }, { others = {} }: Pick<EventMetadata, 'others'>, otherwise = 0): OwnersOfValues {
  const changed = Object.keys(changes).map((field) => [field, leadOf(others[`changes.${field}.to`]) ?? otherwise]);
  const owners = { ...before, ...Object.fromEntries(changed) } as Record<string, number>;
  return Object.fromEntries(Object.entries(owners).filter(([, leadId]) => leadId !== 0));
}
