import { KeepProviderId, MoveSigning, NoteSigner, RecordSealed, RequestSigning } from '../../platform/signing/signing.commands.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';

/** The names stay: effects of reactions are known by them. */
export class RequestContractSigning extends RequestSigning<{ readonly document: ContractDocument }> {}
export class MoveContractSigning extends MoveSigning {}
export class NoteContractSigner extends NoteSigner {}
export class RecordSignedDocument extends RecordSealed {}
export class KeepDocuSignId extends KeepProviderId {}

export const contractSigningCommands = [RequestContractSigning, MoveContractSigning, NoteContractSigner, RecordSignedDocument, KeepDocuSignId] as const;
export type ContractSigningCommand = InstanceType<(typeof contractSigningCommands)[number]>;
