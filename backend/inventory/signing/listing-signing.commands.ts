import { KeepProviderId, MoveSigning, NoteSigner, RecordSealed, RequestSigning } from '../../platform/signing/signing.commands.js';

/** The names stay: effects of reactions are known by them. */
export class RequestListingSigning extends RequestSigning {}
export class MoveListingSigning extends MoveSigning {}
export class NoteListingSigner extends NoteSigner {}
export class RecordSignedAgreement extends RecordSealed {}
export class KeepListingDocuSignId extends KeepProviderId {}

export const listingSigningCommands = [RequestListingSigning, MoveListingSigning, NoteListingSigner, RecordSignedAgreement, KeepListingDocuSignId] as const;
export type ListingSigningCommand = InstanceType<(typeof listingSigningCommands)[number]>;
