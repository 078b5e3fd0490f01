import { useEffect, useState } from 'react';
import type { DocumentSigning } from '../../../backend/platform/signing/document-signing.js';

const ENVELOPE_FOLLOWS_MS = 60_000;

export type SigningAsked = Pick<DocumentSigning, 'envelopeId' | 'status' | 'requestedAt'>;

/**
 * The envelope follows by a reaction: who looks on has heard of it before it can be read. Its first news is that it was sent;
 * where none comes, its card says why.
 * @param now milliseconds, by a clock that may be another than the server's
 */
export function readableIn({ status, requestedAt }: SigningAsked, now: number): number {
  if (status !== 'Prepared') return 0;
  const since = Math.max(now - Date.parse(requestedAt), 0);
  return Math.max(ENVELOPE_FOLLOWS_MS - since, 0);
}

/** Whether the envelope of a signing can be read by now. */
export function useEnvelopeThere(signing: SigningAsked): boolean {
  const { status, requestedAt, envelopeId } = signing;
  const [waited, setWaited] = useState(() => readableIn(signing, Date.now()) === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), readableIn({ status, requestedAt, envelopeId }, Date.now()));
    return () => clearTimeout(timer);
  }, [status, requestedAt, envelopeId]);
  return waited || status !== 'Prepared';
}
