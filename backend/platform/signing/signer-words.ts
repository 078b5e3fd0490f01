import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { SignerStep } from '../../../events/signing/envelope.events.js';
import { signerRoleWords, type EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { HistoryWords } from '../records/history.js';

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

interface Step {
  readonly envelopeId: string;
  readonly version: number;
  readonly prepared?: PreparedEnvelope;
  readonly to?: EnvelopeStatus;
  readonly signer?: SignerStep;
  readonly reason?: string;
}

/** One step of a signing, in a record's history. @param document as it begins a sentence, such as "Listing agreement" */
export function signingWords(document: string, { prepared, to, signer, reason, ...of }: Step): HistoryWords {
  const what = `${document} ${of.version}`;
  const words = prepared ? `${what} sent for signature to ${namesOf(prepared)}` : to ? `${what}: ${signer ? signerWords(signer) : to.toLowerCase()}` : `${what} signed by everybody and sealed`;
  return { title: words, changes: [], thread: threadOf(of), ...(reason && { reason }) };
}
