import type { StoredFile } from '../../../events/kernel/stored-file.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { signedVersion } from '../../platform/signing/signed-version.rules.js';

/** What was signed, here or by hand: the newest one is the signed contract, the others it replaced. */
export interface SignedContract {
  readonly file: StoredFile;
  readonly how: 'signed here' | 'uploaded';
  /** Of what was uploaded: a virus scanner found nothing; else none was there to ask. */
  readonly scanned: boolean;
  /** ISO UTC. */
  readonly at: string;
  readonly by: string;
  /** The version that was signed here; the newest one when a scan was uploaded. A later one is meant to replace it. */
  readonly ofVersions: number;
}

interface WithDocuments {
  readonly documents: readonly unknown[];
  readonly signings: readonly { readonly version: number; readonly status: EnvelopeStatus }[];
  readonly signedContracts: readonly SignedContract[];
  readonly signedContractDocumentLink: string;
}

/** Whether a signed contract is there, of the old system too, or everybody has signed and it is being sealed (`decisions.md E25`). */
export function isSigned({ signedContractDocumentLink, signings }: Pick<WithDocuments, 'signedContractDocumentLink' | 'signings'>): boolean {
  return signedContractDocumentLink !== '' || signedVersion(signings) !== undefined;
}

/** The version that is signed, 0 where it was made elsewhere; undefined while nothing is signed. */
export function signedAt(contract: Omit<WithDocuments, 'documents'>): number | undefined {
  return isSigned(contract) ? lastSigned(contract) : undefined;
}

/** Whether another paper became the signed contract while this version was signed or sealed: by hand, or a newer version here. */
export function isTooLate({ signedContracts }: Pick<WithDocuments, 'signedContracts'>, { version }: { readonly version: number }): boolean {
  return signedContracts.some(({ ofVersions }) => ofVersions >= version);
}

/** Whether everybody has signed, and the sealed file, which will be the signed contract, is still being made. */
export function isBeingSealed(contract: Pick<WithDocuments, 'signings' | 'signedContracts'>): boolean {
  const last = contract.signings.at(-1);
  return last?.status === 'Signed' && !isTooLate(contract, last);
}

/** Whether a version was made to replace what is signed: it may go out to be signed as well. */
export function isToReplace(contract: Omit<WithDocuments, 'signedContractDocumentLink'>): boolean {
  return contract.documents.length > lastSigned(contract);
}

function lastSigned({ signedContracts, signings }: Pick<WithDocuments, 'signedContracts' | 'signings'>): number {
  return Math.max(signedContracts.at(-1)?.ofVersions ?? 0, signedVersion(signings) ?? 0);
}
