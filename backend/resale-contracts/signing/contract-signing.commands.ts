import type { SignerStep } from '../../../events/signing/envelope.events.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { Command } from '../../platform/commands/command.js';
import { ReferenceField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { SignersAsMade } from '../../platform/signing/prepared-document.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';

/** Asks for the newest version of a document to be signed; body of its calls. The server gives the envelope its id. */
export class RequestContractSigning extends Command<{ readonly document: ContractDocument; readonly envelopeId: string; readonly asMade: SignersAsMade }> {
  /** The one that its sender looked at: no other goes out. Older clients name none. */
  @ReferenceField()
  version?: number;
}

/** Told by the reaction that follows an envelope. */
export class MoveContractSigning extends Command {
  readonly envelopeId!: string;
  readonly to!: EnvelopeStatus;
  readonly reason!: string;
  /** ISO UTC: when that happened, which the contract may be told later. */
  readonly at!: string;
  readonly signer?: SignerStep;
}

/** Told by the same: one of them has signed. */
export class NoteContractSigner extends Command {
  readonly envelopeId!: string;
  readonly signer!: SignerStep;
}

export class RecordSignedDocument extends Command<{ readonly file: StoredFile }> {
  readonly envelopeId!: string;
}

/** What the service that has the envelope calls it (`decisions.md C29`). */
export class KeepDocuSignId extends Command {
  readonly envelopeId!: string;
  readonly docuSignId!: string;
}

export const contractSigningCommands = [RequestContractSigning, MoveContractSigning, NoteContractSigner, RecordSignedDocument, KeepDocuSignId] as const;
export type ContractSigningCommand = InstanceType<(typeof contractSigningCommands)[number]>;
