import { signerRoleWords, type SignerRole } from '../../events/signing/envelope.enums.js';
import { documentWords } from './sealing/document-words.js';
import type { Envelope } from './envelope.state.js';

/** GET /api/Signing: what the page of a signer shows. */
export interface SigningAnswer {
  readonly title: string;
  /** "contract 1104, version 3" */
  readonly record: string;
  readonly pages: number;
  readonly sha256: string;
  /** ISO UTC. */
  readonly expiresAt: string;
  readonly me: { readonly role: SignerRole; readonly name: string; readonly mail: string; readonly consented: boolean };
  /** In their order. */
  readonly signers: readonly { readonly role: SignerRole; readonly words: string; readonly name: string; readonly signed: boolean }[];
  /** All places of the document, by their index; in points from the top left of their page. */
  readonly places: readonly (NonNullable<Envelope['document']>['places'][number] & { readonly mine: boolean; /** ISO UTC, empty until then. */ readonly signedAt: string })[];
  /** Everybody has signed, and the sealed copy can be had. */
  readonly completed: boolean;
}

export function signingAnswer({ document, signers, expiresAt, status }: Envelope, role: SignerRole): SigningAnswer {
  const { pages, places, file } = document!;
  const me = signers.find((signer) => signer.role === role)!;
  return {
    ...documentWords(document!),
    pages,
    sha256: file.sha256,
    expiresAt,
    me: { role, name: me.name, mail: me.mail, consented: me.consentedAt !== '' },
    signers: signers.map((signer) => ({ role: signer.role, words: signerRoleWords[signer.role], name: signer.name, signed: signer.signedAt !== '' })),
    places: places.map((place, index) => ({ ...place, mine: place.signer === role && place.kind === 'signature', signedAt: me.places.find((signed) => signed.place === index)?.at ?? '' })),
    completed: status === 'Completed',
  };
}
