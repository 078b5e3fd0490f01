import type { SignerStep } from '../../../events/signing/envelope.events.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { Command } from '../../platform/commands/command.js';
import { ReferenceField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { SignersAsMade } from '../../platform/signing/prepared-document.js';

/** Asks for the newest version of the agreement to be signed; body of its call. The server gives the envelope its id. */
export class RequestListingSigning extends Command<{ readonly envelopeId: string; readonly asMade: SignersAsMade }> {
  /** The one that its sender looked at: no other goes out. Older clients name none. */
  @ReferenceField()
  version?: number;
}

/** Told by the reaction that follows an envelope. */
export class MoveListingSigning extends Command {
  readonly envelopeId!: string;
  readonly to!: EnvelopeStatus;
  readonly reason!: string;
  readonly signer?: SignerStep;
}

/** Told by the same: one of them has signed. */
export class NoteListingSigner extends Command {
  readonly envelopeId!: string;
  readonly signer!: SignerStep;
}

export class RecordSignedAgreement extends Command<{ readonly file: StoredFile }> {
  readonly envelopeId!: string;
}

/** What the service that has the envelope calls it (`decisions.md C29`). */
export class KeepListingDocuSignId extends Command {
  readonly envelopeId!: string;
  readonly docuSignId!: string;
}

export const listingSigningCommands = [RequestListingSigning, MoveListingSigning, NoteListingSigner, RecordSignedAgreement, KeepListingDocuSignId] as const;
export type ListingSigningCommand = InstanceType<(typeof listingSigningCommands)[number]>;
