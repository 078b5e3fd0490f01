import { ContractDocumentMade, type ContractDocumentEvent } from '../../../events/resale-contracts/resale-contract-documents.events.js';
import { refuseTaken, refuseWithoutReason, type MadeVersion, type VersionToRecord } from '../../platform/documents/document-versions.js';
import { namingFile } from '../../platform/documents/naming-version.js';
import { signedVersion } from '../../platform/signing/signed-version.rules.js';
import type { ContractSigning } from '../signing/contract-signings.js';

export const contractDocuments = ['buyer', 'seller'] as const;
export type ContractDocument = (typeof contractDocuments)[number];

/** A version as the contract knows it. */
export interface MadeContractDocument extends MadeVersion {
  readonly document: ContractDocument;
}

/** The fields that older clients and lists read the newest version by. */
const fieldsOf = {
  buyer: { link: 'contractDocumentLink', name: 'contractFileName', date: 'contractDocumentDate' },
  seller: { link: 'sellerContractDocumentLink', name: 'sellerContractFileName', date: 'sellerContractDocumentDate' },
} as const satisfies Record<ContractDocument, object>;

/** What a decision about documents goes by. */
export interface WithDocuments extends Readonly<Record<(typeof fieldsOf)[ContractDocument]['link' | 'name'], string>> {
  readonly contractId: number | null;
  readonly contractDocumentDate: string | null;
  readonly sellerContractDocumentDate: string | null;
  readonly documents: readonly MadeContractDocument[];
  readonly signings: readonly ContractSigning[];
}

export interface DocumentToRecord extends VersionToRecord {
  readonly document: ContractDocument;
}

/** Oldest first. */
export function versionsOf({ documents }: Pick<WithDocuments, 'documents'>, document: ContractDocument): readonly MadeContractDocument[] {
  return documents.filter((made) => made.document === document);
}

/** The version that everybody has signed; undefined while there is none. */
export function signedOf({ signings }: Pick<WithDocuments, 'signings'>, document: ContractDocument): number | undefined {
  return signedVersion(signings.filter((signing) => signing.document === document));
}

/**
 * A signed version stays the one that the contract names: a newer one stands beside it until everybody has signed that.
 * @throws Refusal where somebody made this version meanwhile, or one is signed and nobody says why there should be another
 */
export function recordDocument(contract: WithDocuments, made: DocumentToRecord, { at, reason }: { readonly at: string; readonly reason?: string | undefined }): ContractDocumentEvent[] {
  const signed = signedOf(contract, made.document);
  refuseTaken(made, versionsOf(contract, made.document));
  refuseWithoutReason(`${made.document} contract`, signed, reason);
  const changes = signed === undefined ? namingVersion(contract, made, at) : {};
  return [ContractDocumentMade({ ...made, ...(reason && { reason }), changes })];
}

/** What the contract's own fields say once everybody has signed a version: mostly what they say already. */
export function namingSigned(contract: WithDocuments, { document, version }: Pick<MadeContractDocument, 'document' | 'version'>) {
  const made = versionsOf(contract, document).find((one) => one.version === version);
  const isNamed = made?.file.name === contract[fieldsOf[document].name];
  return made && !isNamed ? namingVersion(contract, made, made.madeAt) : {};
}

function namingVersion(contract: WithDocuments, { document, version, file }: Pick<DocumentToRecord, 'document' | 'version' | 'file'>, at: string) {
  return namingFile(contract, fieldsOf[document], { url: `/api/Contracts/${contract.contractId}/Documents/${document}/${version}`, file, at });
}
