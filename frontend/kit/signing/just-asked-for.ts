import type { EnvelopeStatus } from '../../../events/envelope.values.js';

const ENVELOPE_FOLLOWS_MS = 60_000;

/** The envelope follows by a reaction: who looks on has heard of it before it can be read. Its first news is that it was sent; where none comes, the card says why. */
export function isJustAskedFor({ status, requestedAt }: { readonly status: EnvelopeStatus; readonly requestedAt: string }): boolean {
  return status === 'Prepared' && Date.now() - Date.parse(requestedAt) < ENVELOPE_FOLLOWS_MS;
}
