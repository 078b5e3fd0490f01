import type { SignerRole } from '../../events/signing/envelope.enums.js';
import type { StoredFile } from '../../events/kernel/stored-file.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField } from '../platform/http/bodies/body-fields.decorator.js';
import type { PreparedEnvelope } from '../../events/signing/envelope-ready.rules.js';
import type { DocuSignNews } from './docusign/docusign-news.js';

const MAX_REASON = 1_000;

/** Looked up by the server: what is signed and by whom. */
export interface WithPrepared {
  readonly prepared: PreparedEnvelope;
}

/** What the link says of who follows it, and what the request says of where from. */
export interface WithSigner {
  readonly role: SignerRole;
  readonly address: string;
  readonly userAgent: string;
}

export interface WithMark extends WithSigner {
  /** The picture of the signature, kept before the command is sent. */
  readonly mark: StoredFile;
}

/** Prepares an envelope and sends it to its first signer. */
export class SendEnvelope extends Command<WithPrepared> {}

/** A new link for whoever's turn it is; the one before opens nothing any more. */
export class ResendEnvelope extends Command {}

export class VoidEnvelope extends Command {
  @RequiredTextField(MAX_REASON)
  reason!: string;
}

/** Told by the queue: a link went out, got there, or did not. */
export class RecordLinkSent extends Command {
  readonly role!: SignerRole;
}
export class RecordLinkDelivered extends Command {
  readonly role!: SignerRole;
  readonly by!: string;
}
export class RecordLinkFailed extends Command {
  readonly role!: SignerRole;
  readonly reason!: string;
}

/** The signer has opened the page. */
export class ViewEnvelope extends Command<WithSigner> {}

/** "I agree to sign electronically." */
export class ConsentToSign extends Command<WithSigner> {}

export class SignPlace extends Command<WithMark> {
  readonly place!: number;
  readonly how!: 'drawn' | 'typed';
}

/** "Sign and finish": every place of the signer is signed. */
export class FinishSigning extends Command<WithSigner> {}

export class DeclineToSign extends Command<WithSigner> {
  @RequiredTextField(MAX_REASON)
  reason!: string;
}

/** An older version of what is sent now, or a document of a contract that came to nothing: nobody minds where it is over already. */
export class ReplaceEnvelope extends Command {
  readonly reason!: string;
}

export class ExpireEnvelope extends Command {}

/** DocuSign has it as a draft, and calls it so. */
export class RecordHandOver extends Command {
  readonly providerId!: string;
}

/** How it stands there, told by its webhook. */
export class RecordDocuSignNews extends Command {
  readonly news!: DocuSignNews;
}

/** The stamped and sealed file is kept. */
export class CompleteEnvelope extends Command<{ readonly sealed: StoredFile }> {}

export const signerCommands = [ViewEnvelope, ConsentToSign, SignPlace, FinishSigning, DeclineToSign] as const;
export type SignerCommand = InstanceType<(typeof signerCommands)[number]>;

export const linkCommands = [RecordLinkSent, RecordLinkDelivered, RecordLinkFailed] as const;
export type LinkCommand = InstanceType<(typeof linkCommands)[number]>;

export const docuSignCommands = [RecordHandOver, RecordDocuSignNews] as const;
export type DocuSignCommand = InstanceType<(typeof docuSignCommands)[number]>;

export const envelopeCommands = [SendEnvelope, ResendEnvelope, VoidEnvelope, ReplaceEnvelope, ExpireEnvelope, CompleteEnvelope, ...linkCommands, ...docuSignCommands, ...signerCommands] as const;
export type AnyEnvelopeCommand = InstanceType<(typeof envelopeCommands)[number]>;
