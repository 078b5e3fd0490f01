/** The number in an ETag, as records carry it. */
export function revisionIn(etag: string | null): number {
  const [, digits] = /^"(\d+)"$/.exec(etag ?? '') ?? [];
  if (digits === undefined) throw new Error(`${etag} is no revision`);
  return Number(digits);
}
