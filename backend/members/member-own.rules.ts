/** A name or an address is one thing: half of it from the contract would be nobody's. */
const TOGETHER: readonly (readonly string[])[] = [
  ['firstName', 'middleName', 'lastName'],
  ['address', 'city', 'state', 'zipcode', 'country'],
];

/** The membership is what the contract says, whatever was typed here. */
const ALWAYS_FOLLOWS: ReadonlySet<string> = new Set(['membershipTier', 'membershipTerm', 'membershipStartDate', 'membershipExpDate']);

/** What a member has of its own once these fields were edited on it: an edit of the contract leaves it as it is. */
export function ownAfter(own: readonly string[], edited: readonly string[]): readonly string[] {
  const fields = edited.filter((field) => !ALWAYS_FOLLOWS.has(field)).flatMap((field) => TOGETHER.find((group) => group.includes(field)) ?? [field]);
  return [...new Set([...own, ...fields])];
}
