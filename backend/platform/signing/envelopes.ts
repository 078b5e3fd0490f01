import type { CommandMetadata } from '../commands/command.js';
import { Refusal } from '../commands/refusal.js';

/** Documents of one kind of one category's records. */
export interface DocumentsOf {
  readonly category: string;
  readonly kind: string;
}

/** What areas ask of the envelopes that their documents are in; also the injection token. */
export abstract class Envelopes {
  /** A new link for whoever's turn it is. @throws Refusal while one is on its way, a moment after one went, and when nothing is left to sign */
  abstract resend(envelopeId: string, issued: CommandMetadata): Promise<void>;

  /** Records whose document is with a signer that no link has reached: the last mail failed. */
  abstract unsent(documents: DocumentsOf): Promise<readonly number[]>;
}

/** Somebody asked for it a moment ago. */
export function onItsWay(): Refusal {
  return new Refusal('A link is on its way already', { status: 409, code: 'on-its-way' });
}
