const SIGNED_WITHIN_MS = 14 * 86_400_000;

/** Until when people have to sign what is sent to them. @param at ISO UTC, as is the answer */
export function toBeSignedBy(at: string): string {
  return new Date(Date.parse(at) + SIGNED_WITHIN_MS).toISOString();
}
