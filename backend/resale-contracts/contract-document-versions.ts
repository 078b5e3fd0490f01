import type { RecordedEvent } from '../../events/event.js';
import type { MadeDocumentFacts } from '../../events/made-document.js';
import { ContractDocumentMade, type ContractDocumentEvent } from '../../events/resale-contract-documents.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { KeptDocument } from '../platform/documents/documents.js';

export const contractDocuments = ['buyer', 'seller'] as const;
export type ContractDocument = (typeof contractDocuments)[number];

/** A version as the contract knows it. */
export interface MadeContractDocument extends MadeDocumentFacts {
  readonly document: ContractDocument;
  /** ISO UTC. */
  readonly madeAt: string;
  readonly madeBy: string;
}

/** The fields that older clients and lists read the newest version by. */
const fieldsOf = {
  buyer: { link: 'contractDocumentLink', name: 'contractFileName', date: 'contractDocumentDate' },
  seller: { link: 'sellerContractDocumentLink', name: 'sellerContractFileName', date: 'sellerContractDocumentDate' },
} as const satisfies Record<ContractDocument, object>;

export const VERSION_TAKEN = 'version-taken';

/** What a decision about documents goes by. */
export interface WithDocuments extends Readonly<Record<(typeof fieldsOf)[ContractDocument]['link' | 'name'], string>> {
  readonly contractId: number | null;
  readonly contractDocumentDate: string | null;
  readonly sellerContractDocumentDate: string | null;
  readonly documents: readonly MadeContractDocument[];
}

export interface DocumentToRecord extends KeptDocument {
  readonly document: ContractDocument;
  /** As it stands on the pages. */
  readonly version: number;
  readonly ofRevision: number;
}

export function nextVersion({ documents }: Pick<WithDocuments, 'documents'>, document: ContractDocument): number {
  return documents.filter((made) => made.document === document).length + 1;
}

export function documentName(contractId: number, document: ContractDocument, version: number): string {
  return `${document}-contract-${contractId}-v${version}.pdf`;
}

/** @throws Refusal `version-taken` where somebody made one meanwhile: its number stands on every page, so it is made anew */
export function recordDocument(contract: WithDocuments, made: DocumentToRecord, at: string): ContractDocumentEvent[] {
  const { document, version, file } = made;
  if (version !== nextVersion(contract, document)) throw new Refusal(`Version ${version} was made by somebody else meanwhile`, { status: 409, code: VERSION_TAKEN });
  const { link, name, date } = fieldsOf[document];
  const changes = {
    [link]: { from: contract[link], to: `/api/Contracts/${contract.contractId}/Documents/${document}/${version}` },
    [name]: { from: contract[name], to: file.name },
    [date]: { from: contract[date], to: at },
  };
  return [ContractDocumentMade({ ...made, changes })];
}

export function madeDocument({ data, metadata }: RecordedEvent<ContractDocumentEvent>): MadeContractDocument {
  const { changes: _, ...made } = data;
  return { ...made, madeAt: metadata.occurredAt, madeBy: metadata.actor.name };
}
