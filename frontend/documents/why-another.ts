/** What is asked before a version beside the one that everybody has signed; nothing while there is none. */
export function whyAnother(signed: number | undefined, noun: string): string | undefined {
  return signed === undefined ? undefined : `Everybody has signed version ${signed} of the ${noun}. It stays the one that counts until everybody has signed the new one. Why is a new version made?`;
}
