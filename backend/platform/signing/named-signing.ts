import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { SignerStep } from '../../../events/signing/envelope.events.js';
import { begun, movedOn, type DocumentSigning } from './document-signing.js';

/** A signing that says by name who signs. */
export interface NamedSigning extends DocumentSigning {
  /** Those to whom it was sent, by name, in their order. */
  readonly sentTo: readonly string[];
  /** Those who have signed, in their order. */
  readonly signedBy: readonly Pick<SignerStep, 'role' | 'name'>[];
}

type Told = Parameters<typeof begun>[1];

export function namedBegun(data: Pick<DocumentSigning, 'envelopeId' | 'version'> & { readonly prepared: Pick<PreparedEnvelope, 'signers'> }, metadata: Told): NamedSigning {
  return { ...begun(data, metadata), sentTo: data.prepared.signers.map(({ name }) => name), signedBy: [] };
}

/** The news of one of them. */
export function namedMoved<Signing extends NamedSigning>(signings: readonly Signing[], news: Parameters<typeof movedOn>[1] & { readonly signer?: SignerStep }, metadata: Told): readonly Signing[] {
  return movedOn(signings.map((signing) => withSigner(signing, news)), news, metadata);
}

function withSigner<Signing extends NamedSigning>(signing: Signing, { envelopeId, signer }: { readonly envelopeId: string; readonly signer?: SignerStep }): Signing {
  if (envelopeId !== signing.envelopeId || signer?.did !== 'signed') return signing;
  return { ...signing, signedBy: [...signing.signedBy, { role: signer.role, name: signer.name }] };
}
