import type { Issued } from '../commands/command.js';

/** What areas ask of the envelopes that their documents are in; also the injection token. */
export abstract class Envelopes {
  /** A new link for whoever's turn it is. @throws Refusal while one is on its way, a moment after one went, and when nothing is left to sign */
  abstract resend(envelopeId: string, issued: Issued): Promise<void>;
}
