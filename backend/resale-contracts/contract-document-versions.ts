import { ContractDocumentMade, type ContractDocumentEvent } from '../../events/resale-contract-documents.js';
import { refuseTaken, type MadeVersion, type VersionToRecord } from '../platform/documents/document-versions.js';

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
}

export interface DocumentToRecord extends VersionToRecord {
  readonly document: ContractDocument;
}

/** Oldest first. */
export function versionsOf({ documents }: Pick<WithDocuments, 'documents'>, document: ContractDocument): readonly MadeContractDocument[] {
  return documents.filter((made) => made.document === document);
}

/** @throws Refusal where somebody made this version meanwhile */
export function recordDocument(contract: WithDocuments, made: DocumentToRecord, at: string): ContractDocumentEvent[] {
  const { document, version, file } = made;
  refuseTaken(made, versionsOf(contract, document));
  const { link, name, date } = fieldsOf[document];
  const changes = {
    [link]: { from: contract[link], to: `/api/Contracts/${contract.contractId}/Documents/${document}/${version}` },
    [name]: { from: contract[name], to: file.name },
    [date]: { from: contract[date], to: at },
  };
  return [ContractDocumentMade({ ...made, changes })];
}
