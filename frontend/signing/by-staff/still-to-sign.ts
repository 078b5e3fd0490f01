import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';

/** Before a document is made anew while it is out: its links open nothing from then on. */
export const OUT_NOW = 'It is out to be signed now: its links will open nothing any more, and what is signed so far is lost.';

const unsigned: readonly (EnvelopeStatus | undefined)[] = ['Prepared', 'Sent', 'Delivered', 'Viewed'];

/** Whether a version in this state waits for somebody. */
export function stillToSign(status: EnvelopeStatus | undefined): boolean {
  return unsigned.includes(status);
}
