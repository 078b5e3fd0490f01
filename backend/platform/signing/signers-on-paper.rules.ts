import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { signerRoleWords, type SignerRole } from '../../../events/signing/envelope.enums.js';

export type SignerOnPaper = { readonly id: SignerRole; readonly role: string; readonly name: string };

/** Who signs a document, in their order. A place for the first is there before anybody is named; a second person only where there is one. */
export function signersOnPaper(...parties: readonly (readonly [SignerRole, string])[]): readonly SignerOnPaper[] {
  const named = parties.map(([id, name]) => ({ id, role: capitalised(signerRoleWords[id]), name: name.trim() }));
  return named.filter(({ name }, index) => index === 0 || name !== '');
}

/** The same with their mail addresses. */
export function reachedBy(signers: readonly SignerOnPaper[], mails: Readonly<Partial<Record<SignerRole, string>>>): PreparedEnvelope['signers'] {
  return signers.map(({ id, name }) => ({ role: id, name, mail: (mails[id] ?? '').trim() }));
}
