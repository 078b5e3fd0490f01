import type { Lead, MergedLead } from '../lead.state.js';

/**
 * Values of a lead that came with others that were merged into it lie one upon the other: each merge knows what it found.
 * Taking one out leaves what lies above it, which then lies on what the one taken out had found.
 */

type Change = MergedLead['changes'][string];

/** The merge that a value of now came with; undefined where somebody has written it, also since. */
export function cameWith(lead: Lead, field: string): MergedLead | undefined {
  const top = lead.merged.findLast(({ changes }) => field in changes);
  return top?.changes[field]!.to === lead[field as keyof Lead] ? top : undefined;
}

/** Whose such a value is: that one's, or of one merged into it before. */
export function ownerOf(lead: Lead, field: string): number | undefined {
  const top = cameWith(lead, field);
  return top && (top.owners[field] ?? top.leadId);
}

/** What the lead that stays is left with, of the values that came with a merge: those that lie above all others and are as they came. */
export function valuesGoingBack(lead: Lead, merged: MergedLead): Record<string, Change> {
  const going = Object.entries(merged.changes).filter(([field]) => cameWith(lead, field) === merged);
  return Object.fromEntries(going.map(([field, { from, to }]) => [field, { from: to, to: from }]));
}

/** The merges that are left when one is taken out. */
export function mergesWithout(lead: Lead, mergeId: string): readonly MergedLead[] {
  const place = lead.merged.findIndex((one) => one.mergeId === mergeId);
  const out = lead.merged[place];
  if (!out) return lead.merged;
  const settled = new Set<string>();
  return lead.merged.flatMap((one, at) => (at === place ? [] : [at < place ? one : { ...one, changes: lowered(one.changes, out.changes, settled) }]));
}

/** Only the first that lies above it lay on it. @param settled fields that such a one was found for */
function lowered(changes: MergedLead['changes'], out: MergedLead['changes'], settled: Set<string>): MergedLead['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => {
      const below = settled.has(field) ? undefined : out[field];
      settled.add(field);
      return [field, below && below.to === change.from ? { ...change, from: below.from } : change];
    }),
  );
}
