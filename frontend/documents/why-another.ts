/** What is asked before a version beside the one that everybody has signed; nothing while there is none. */
export function whyAnother(signed: number | undefined, noun: string): string | undefined {
  if (signed === undefined) return undefined;
  const said = signed === 0 ? `The ${noun} is signed` : `Everybody has signed version ${signed} of the ${noun}`;
  return `${said}. It stays the one that counts until everybody has signed the new one. Why is a new version made?`;
}
