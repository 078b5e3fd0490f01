import type { Static } from '@sinclair/typebox';
import type { preparedEnvelope } from './envelope.events.js';
import { signerRoles, signerRoleWords } from './envelope.enums.js';

export type PreparedEnvelope = Static<typeof preparedEnvelope>;

/** Why something cannot be sent to be signed, and which field mends it. */
export interface NotReady {
  readonly words: string;
  readonly field?: string;
  readonly code?: string;
}

/** Mail addresses that somebody could read mail at; the rest the mail server says. */
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function hasMail({ mail }: { readonly mail: string }): boolean {
  return MAIL.test(mail);
}

/** Each in their turn, in whatever order they were named (`decisions.md C28`). */
export function inTurn(prepared: PreparedEnvelope): PreparedEnvelope {
  return { ...prepared, signers: prepared.signers.toSorted((a, b) => signerRoles.indexOf(a.role) - signerRoles.indexOf(b.role)) };
}

/** @param now ISO UTC @returns undefined where it can be sent */
export function notReady({ signers, document: { places }, expiresAt }: PreparedEnvelope, now: string): NotReady | undefined {
  const nameless = signers.find((signer) => signer.name === '' || !hasMail(signer));
  if (nameless) return { words: `Please give the ${signerRoleWords[nameless.role]}'s name and email first`, field: `${nameless.role}Email` };
  const placeless = signers.some(({ role }) => !places.some(({ signer, kind }) => signer === role && kind === 'signature'));
  if (placeless) return { words: 'The document has no place for somebody who signs it: make it anew first', code: 'no-place' };
  const signerless = places.some(({ signer, kind }) => kind === 'signature' && isSigner(signer) && !signers.some(({ role }) => role === signer));
  if (signerless) return { words: 'The document has a place for somebody who does not sign it any more: make it anew first', code: 'no-signer' };
  return expiresAt <= now ? { words: 'The time to sign must lie ahead', field: 'expiresAt' } : undefined;
}

/** The company signs by hand. */
function isSigner(signer: string): boolean {
  return signerRoles.some((role) => role === signer);
}
