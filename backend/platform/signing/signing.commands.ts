import type { SignerStep } from '../../../events/signing/envelope.events.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { Command } from '../commands/command.js';
import { ReferenceField } from '../http/bodies/body-fields.decorator.js';
import type { SignersAsMade } from './prepared-document.js';

/** What the server looks up for it; `envelopeId` is its own choice. */
export interface WithSigners {
  readonly envelopeId: string;
  readonly asMade: SignersAsMade;
}

/** Asks for the newest version of a record's document to be signed; body of its calls. */
export class RequestSigning<More = object> extends Command<WithSigners & More> {
  /** The one that its sender looked at: no other goes out. Older clients name none. */
  @ReferenceField()
  version?: number;
}

/** Told by the reaction that follows an envelope. */
export class MoveSigning extends Command {
  readonly envelopeId!: string;
  readonly to!: EnvelopeStatus;
  readonly reason!: string;
  /** ISO UTC: when that happened, which the record may be told later. */
  readonly at!: string;
  readonly signer?: SignerStep;
}

/** Told by the same: one of them has signed. */
export class NoteSigner extends Command {
  readonly envelopeId!: string;
  readonly signer!: SignerStep;
}

export class RecordSealed extends Command<{ readonly file: StoredFile }> {
  readonly envelopeId!: string;
}

/** What the service that has the envelope calls it (`decisions.md C29`). */
export class KeepProviderId extends Command {
  readonly envelopeId!: string;
  readonly docuSignId!: string;
}

export type SigningCommand = RequestSigning | MoveSigning | NoteSigner | RecordSealed | KeepProviderId;
