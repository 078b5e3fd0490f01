import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { SignerStep } from '../../../events/signing/envelope.events.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';

/** "Maria Lopez (buyer) signed" */
export function signerWords({ name, role, did }: SignerStep): string {
  return `${name} (${signerRoleWords[role]}) ${did}`.trim();
}

/** "Ana Lopez and Luis Lopez"; whose name is erased goes by their part in it. */
export function namesOf({ signers }: Pick<PreparedEnvelope, 'signers'>): string {
  return new Intl.ListFormat('en-US').format(signers.map(({ name, role }) => name || `the ${signerRoleWords[role]}`));
}

/** What one signing is called in a history: its steps are told as one. */
export function threadOf({ envelopeId }: { readonly envelopeId: string }): string {
  return `signing-${envelopeId}`;
}
