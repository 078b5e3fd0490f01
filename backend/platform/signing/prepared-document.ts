import { inTurn, notReady, type PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import type { MadeDocumentFacts } from '../../../events/kernel/made-document.js';
import { Refusal } from '../commands/refusal.js';
import { isOut, type DocumentSigning } from './document-signing.js';
import { toBeSignedBy } from './signed-within.rules.js';

export const OUT_ALREADY = 'out-already';

export type NamedSigner = PreparedEnvelope['signers'][number];

/** Who stood in a version when it was made: looked up by the server. */
export interface SignersAsMade {
  readonly version: number;
  readonly signers: readonly NamedSigner[];
}

interface ToSign {
  /** Such as `resaleContract-1042`. */
  readonly stream: string;
  readonly kind: string;
  readonly made: MadeDocumentFacts;
  readonly signers: readonly NamedSigner[];
  readonly asMade: SignersAsMade;
  /** The version that its sender looked at; none where they named none. */
  readonly looked?: number | undefined;
  /** The last time that any version of it was sent. */
  readonly last: DocumentSigning | undefined;
}

/**
 * The newest version of a record's document, ready for those who sign it (`decisions.md C28`).
 * @param at ISO UTC
 * @throws Refusal where another was looked at, that version is out or signed, says otherwise who signs it, or somebody cannot be reached
 */
export function preparedDocument({ stream, kind, made, signers, asMade, looked, last }: ToSign, at: string): PreparedEnvelope {
  const { version, file, text, pages, places } = made;
  if (looked && looked !== version) throw madeMeanwhile(version);
  if (last?.version === version && isOut(last)) throw new Refusal('This version is out for signature already', { status: 409, code: OUT_ALREADY });
  if (last?.version === version && last.file) throw new Refusal('This version is signed by everybody', { status: 409, code: 'signed' });
  if (asMade.version !== version) throw madeMeanwhile(version);
  const prepared = inTurn({ document: { stream, kind, version, file, ...(text && { text }), pages, places }, signers: [...signers], expiresAt: toBeSignedBy(at) });
  const fault = notReady(prepared, at);
  if (fault) throw new Refusal(fault.words, fault);
  refuseOthers(signers, asMade.signers);
  return prepared;
}

function madeMeanwhile(version: number): Refusal {
  return new Refusal(`Version ${version} was made meanwhile: please look at it first`, { status: 409, code: 'made-meanwhile' });
}

/** Who signs stands in the document by name and mail address: it says the ones that its link goes to. */
function refuseOthers(signers: readonly NamedSigner[], asMade: readonly NamedSigner[]): void {
  for (const { role, name, mail } of signers) {
    const then = asMade.find((one) => one.role === role);
    const what = then?.name !== name ? 'name' : then.mail !== mail ? 'email' : undefined;
    if (what) throw new Refusal(`The ${signerRoleWords[role]}'s ${what} was changed since this version was made: make it anew first`, { status: 409, code: 'signer-changed' });
  }
}
