import type { StoredFile } from '../../../events/kernel/stored-file.js';

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
  readonly signedContracts: readonly SignedContract[];
  readonly signedContractDocumentLink: string;
}

/** Whether a signed contract is there, of the old system too (`decisions.md E25`). */
export function isSigned({ signedContractDocumentLink }: Pick<WithDocuments, 'signedContractDocumentLink'>): boolean {
  return signedContractDocumentLink !== '';
}

/** The version that the signed contract was made of; undefined while nothing is signed, or nothing was made. */
export function signedAt(contract: WithDocuments): number | undefined {
  if (!isSigned(contract)) return undefined;
  return (contract.signedContracts.at(-1)?.ofVersions ?? contract.documents.length) || undefined;
}

/** Whether a version was made to replace what is signed: it may go out to be signed as well. */
export function isToReplace({ documents, signedContracts }: Pick<WithDocuments, 'documents' | 'signedContracts'>): boolean {
  return documents.length > (signedContracts.at(-1)?.ofVersions ?? documents.length);
}
