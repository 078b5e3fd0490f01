import { KeepProviderId, MoveSigning, NoteSigner, RecordSealed, RequestSigning } from '../../platform/signing/signing.commands.js';

/** The names stay: effects of reactions are known by them. */
export class RequestEpicContractSigning extends RequestSigning {}
export class MoveEpicContractSigning extends MoveSigning {}
export class NoteEpicContractSigner extends NoteSigner {}
export class RecordSignedEpicContract extends RecordSealed {}
export class KeepEpicContractDocuSignId extends KeepProviderId {}

export const epicContractSigningCommands = [RequestEpicContractSigning, MoveEpicContractSigning, NoteEpicContractSigner, RecordSignedEpicContract, KeepEpicContractDocuSignId] as const;
