/** `ETag` of a detail answer: the stream's revision (`decisions.md A16`). */
export function etag(revision: number): string {
  return `"${revision}"`;
}
