import { EpicContractDocumentMade, SignedEpicContractUploaded, type EpicContractDocumentEvent } from '../../../events/epic-contracts/epic-contract-documents.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { madeVersion, refuseTaken, refuseWithoutReason, type VersionToRecord } from '../../platform/documents/document-versions.js';
import { namingFile } from '../../platform/documents/naming-version.js';
import { isSigned, signedAt, type SignedContract } from './signed-contract.rules.js';
import { namedBegun, namedMoved } from '../../platform/signing/named-signing.js';
import type { Upload } from '../../platform/uploads/uploads.js';
import type { EpicContractFacts } from '../epic-contract.state.js';

const madeNames = { link: 'contractDocumentLink', name: 'contractFileName', date: 'contractDocumentDate' } as const;
const signedNames = { link: 'signedContractDocumentLink', name: 'signedContractFileName', date: 'signedContractDocumentDate' } as const;

type WithDocuments = Pick<EpicContractFacts, 'epicContractId' | 'documents' | 'signings' | 'signedContracts' | 'signedContractDocumentLink'>;

/** @throws Refusal where a contract is signed, and somebody who may not replace that asks for another (`decisions.md E25`) */
export function refuseReplacing(contract: Pick<WithDocuments, 'signedContractDocumentLink' | 'signings'>, { permissions }: Pick<CommandMetadata, 'permissions'>): void {
  if (isSigned(contract) && !permissions.has('Epic_Contracts_Admin')) {
    throw new Refusal(`The contract is signed: to replace it needs the permission ${permissionLabel('Epic_Contracts_Admin')}`, { status: 403, code: 'signed' });
  }
}

/** @throws Refusal where somebody made this version meanwhile, or nobody says why there should be another */
export function recordMade(contract: WithDocuments, made: VersionToRecord, { at }: Pick<CommandMetadata, 'at'>, reason: string | undefined): EpicContractDocumentEvent {
  refuseTaken(made, contract.documents);
  refuseWithoutReason('membership contract', signedAt(contract), reason);
  const changes = namingFile(contract, madeNames, { url: `/api/EpicContracts/${contract.epicContractId}/Document/${made.version}`, file: made.file, at });
  return EpicContractDocumentMade({ ...made, ...(reason && { reason }), changes });
}

export function recordUpload(contract: WithDocuments, { file, scanned }: Upload, { at }: Pick<CommandMetadata, 'at'>): EpicContractDocumentEvent {
  return SignedEpicContractUploaded({ file, scanned, changes: namingSigned(contract, file, at) });
}

/** What the contract's own fields say of a newly signed contract. */
export function namingSigned(contract: WithDocuments, file: Pick<StoredFile, 'name'>, at: string) {
  return namingFile(contract, signedNames, { url: `/api/EpicContracts/${contract.epicContractId}/SignedContract/${contract.signedContracts.length + 1}`, file, at });
}

export function afterDocument(contract: EpicContractFacts, event: RecordedEvent<EpicContractDocumentEvent>): EpicContractFacts {
  const { metadata } = event;
  const after = { ...contract, ...valuesAfter<object>(event.data.changes) };
  const signed = (file: StoredFile, how: SignedContract['how'], scanned: boolean, ofVersions: number) => [...contract.signedContracts, { file, how, scanned, at: metadata.occurredAt, by: metadata.actor.name, ofVersions }];
  switch (event.type) {
    case 'EpicContractDocumentMade':
      return { ...after, documents: [...contract.documents, madeVersion(event)] };
    case 'EpicContractSigningRequested':
      return { ...after, signings: [...contract.signings, namedBegun(event.data, metadata)] };
    case 'EpicContractSigningMoved':
      return { ...after, signings: namedMoved(contract.signings, event.data, metadata) };
    case 'EpicContractDocumentSigned':
      if (!isSignedContract(event.data)) return { ...after, signings: withEvidence(contract.signings, event.data, metadata) };
      return { ...after, signings: namedMoved(contract.signings, event.data, metadata), signedContracts: signed(event.data.file, 'signed here', false, event.data.version) };
    case 'SignedEpicContractUploaded':
      return { ...after, signedContracts: signed(event.data.file, 'uploaded', event.data.scanned, contract.documents.length) };
    default:
      return event satisfies never;
  }
}

/** Whether what was sealed became the signed contract; else it came too late, and is kept as evidence. */
export function isSignedContract({ changes }: { readonly changes: object }): boolean {
  return 'signedContractDocumentLink' in changes;
}

/** One that everybody had signed when it was taken back, or when another paper took its place. */
function withEvidence(signings: EpicContractFacts['signings'], sealed: Parameters<typeof namedMoved>[1] & { readonly file: StoredFile }, metadata: Parameters<typeof namedMoved>[2]): EpicContractFacts['signings'] {
  const isBack = signings.some(({ envelopeId, status }) => envelopeId === sealed.envelopeId && status === 'Voided');
  return isBack ? signings.map((signing) => (signing.envelopeId === sealed.envelopeId ? { ...signing, file: sealed.file } : signing)) : namedMoved(signings, sealed, metadata);
}
