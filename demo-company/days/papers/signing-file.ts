import type { Actor } from '../../../events/kernel/metadata.js';
import { signerRoleWords, type EnvelopeStatus, type SignerRole } from '../../../events/signing/envelope.enums.js';
import { commandOf } from '../../../backend/platform/commands/command.js';
import { EnvelopeCommand } from '../../../backend/signing/envelope.handlers.js';
import { ConsentToSign, DeclineToSign, FinishSigning, RecordLinkDelivered, RecordLinkSent, ViewEnvelope, VoidEnvelope, type LinkCommand, type SignerCommand, type SignPlace } from '../../../backend/signing/envelope.commands.js';
import { SEALER } from '../../../backend/signing/sealing/document-sealer.js';
import { sendEnvelopeWhenContractAsks } from '../../../backend/signing/send-envelope-when-contract-asks.js';
import { commandIdOf } from './deed.js';
import type { PaperToSign } from './paper-to-sign.js';
import type { StoryFile } from '../story-file.js';

const server = (id: string, name: string): Actor => ({ kind: 'system', id, name });
const POST = server(sendEnvelopeWhenContractAsks.name, sendEnvelopeWhenContractAsks.words);
const LINK = server('signing-link', 'Link to sign');

/** Addresses that nobody has (RFC 5737). */
const phone = { address: '203.0.113.24', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)' };

/** A document on its way through the hands of those who sign it: what people do, and what the server does by itself. */
export class SigningFile {
  private readonly envelopeId: string;
  private readonly teller: Actor;

  constructor(
    private readonly file: StoryFile,
    private readonly paper: PaperToSign,
    private readonly signers: readonly SignerRole[],
  ) {
    this.envelopeId = commandIdOf(`envelope of the ${paper.name}`);
    this.teller = server(paper.teller, 'Signing');
  }

  /** Made, looked at, and sent to its first signer. */
  isSent(): void {
    const { file, paper, envelopeId } = this;
    file.plan(paper.clerk, 4, (desk) => paper.made(desk));
    file.plan(paper.clerk, 0, (desk) => paper.asked(desk, envelopeId));
    file.follows(POST, (desk) => paper.sent(desk, envelopeId));
    this.linkGoes(this.signers[0]!);
  }

  isOpened(role: SignerRole): void {
    this.file.comes(signer(role), 2, () => this.asSigner(role, new ViewEnvelope()));
    this.isTold('Viewed');
  }

  /** Opened, agreed to, drawn and finished; then the next one's link goes out, or the seal is put under it. */
  isSigned(role: SignerRole): void {
    this.isOpened(role);
    this.file.follows(signer(role), () => this.asSigner(role, new ConsentToSign()));
    this.file.follows(signer(role), (desk) => desk.signature(this.envelopeId, { role, ...phone }));
    this.file.follows(signer(role), () => this.asSigner(role, new FinishSigning()));
    const next = this.signers[this.signers.indexOf(role) + 1];
    if (next) this.linkGoes(next);
    else this.isSealed();
  }

  isSignedByAll(): void {
    for (const role of this.signers) this.isSigned(role);
  }

  isDeclined(role: SignerRole, reason: string): void {
    this.isOpened(role);
    this.file.follows(signer(role), () => this.asSigner(role, commandOf(DeclineToSign, { reason })));
    this.isTold('Declined', reason);
  }

  isTakenBack(reason: string): void {
    this.file.plan(this.paper.clerk, 3, () => new EnvelopeCommand(this.envelopeId, commandOf(VoidEnvelope, { reason })));
    this.isTold('Voided', reason);
  }

  private isSealed(): void {
    const { file, paper, envelopeId } = this;
    this.isTold('Signed');
    file.follows(SEALER, (desk, at) => desk.sealed(envelopeId, at));
    file.follows(this.teller, (desk) => paper.signed(desk, envelopeId));
  }

  private linkGoes(role: SignerRole): void {
    this.ofLink(commandOf(RecordLinkSent, { role }));
    this.isTold('Sent');
    this.ofLink(commandOf(RecordLinkDelivered, { role, by: 'the mail server' }));
    this.isTold('Delivered');
  }

  private ofLink(command: LinkCommand): void {
    this.file.follows(LINK, () => new EnvelopeCommand(this.envelopeId, command));
  }

  /** The record hears of it. */
  private isTold(to: EnvelopeStatus, reason = ''): void {
    const { envelopeId } = this;
    this.file.follows(this.teller, (desk, at) => this.paper.moved(desk, { envelopeId, to, reason, at }));
  }

  private asSigner(role: SignerRole, command: Exclude<SignerCommand, SignPlace>) {
    return new EnvelopeCommand(this.envelopeId, command as ViewEnvelope, { role, ...phone });
  }
}

function signer(role: SignerRole): Actor {
  return server('signer', `The ${signerRoleWords[role]}`);
}
