/** What the books hold: contracts of units, and memberships (`decisions.md D24`). */
export const bookedKinds = ['resale', 'membership'] as const;
export type BookedKind = (typeof bookedKinds)[number];
