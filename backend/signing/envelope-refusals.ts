import type { EnvelopeStatus } from '../../events/signing/envelope.enums.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { Envelope } from './envelope.state.js';

const closedWords: Partial<Record<EnvelopeStatus, string>> = {
  Signed: 'Everybody has signed this document',
  Completed: 'Everybody has signed this document',
  Declined: 'This document was declined',
  Voided: 'This document was taken back',
  Expired: 'The time to sign this document is over',
};

/** Why nothing is to be done about an envelope any more; undefined while it is out. Its time is over to the moment, whoever says so first. */
export function closedWord({ status, expiresAt, providerId }: Envelope, now: string): string | undefined {
  // What somebody else's service has is over when that says so.
  return closedWords[status] ?? (providerId === '' && now >= expiresAt ? closedWords.Expired : undefined);
}

/** @param now ISO UTC @throws Refusal, 410 with the envelope's status as code */
export function refuseClosed(state: Envelope, now: string): void {
  const word = closedWord(state, now);
  if (word !== undefined) throw new Refusal(word, { status: 410, code: closedWords[state.status] ? state.status.toLowerCase() : 'expired' });
}
