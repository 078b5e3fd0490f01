import type { Actor } from '../../events/metadata.js';
import { signerRoleWords, type EnvelopeStatus, type SignerRole } from '../../events/envelope.values.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import type { ContractDocument } from '../resale-contracts/contract-document-versions.js';
import { MoveContractSigning } from '../resale-contracts/contract-signing.commands.js';
import { resaleContract } from '../resale-contracts/resale-contract.js';
import { ConsentToSign, DeclineToSign, FinishSigning, RecordLinkDelivered, RecordLinkSent, ViewEnvelope, VoidEnvelope, type LinkCommand, type SignerCommand, type SignPlace } from '../signing/envelope.commands.js';
import { SEALER } from '../signing/document-sealer.js';
import { envelope } from '../signing/envelope.js';
import { sendEnvelopeWhenContractAsks } from '../signing/send-envelope-when-contract-asks.js';
import type { ContractFile } from './contract-file.js';
import { commandIdOf } from './deed.js';

const server = (id: string, name: string): Actor => ({ kind: 'system', id, name });
const POST = server(sendEnvelopeWhenContractAsks.name, sendEnvelopeWhenContractAsks.words);
const LINK = server('signing-link', 'Link to sign');
const TELLER = server('tell-contract-of-its-signing', 'Signing');

/** Addresses that nobody has (RFC 5737). */
const phone = { address: '203.0.113.24', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)' };

/** A document of a contract on its way through the hands of those who sign it: what people do, and what the server does by itself. */
export class SigningFile {
  private readonly envelopeId: string;

  constructor(
    private readonly file: ContractFile,
    private readonly document: ContractDocument,
    private readonly signers: readonly SignerRole[],
  ) {
    this.envelopeId = commandIdOf(`envelope of the ${document} contract ${file.contractId}`);
  }

  /** Made, looked at, and sent to its first signer. */
  isSent(): void {
    const { file, document, envelopeId } = this;
    file.plan('sales-administrator', 4, (desk) => desk.contractDocument(file.contractId, document));
    file.plan('sales-administrator', 0, (desk) => desk.toSign(file.contractId, document, envelopeId));
    file.follows(POST, (desk) => desk.envelope(file.contractId, envelopeId));
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
    this.file.plan('sales-administrator', 3, () => send(envelope, this.envelopeId, commandOf(VoidEnvelope, { reason })));
    this.isTold('Voided', reason);
  }

  private isSealed(): void {
    const { file, envelopeId } = this;
    this.isTold('Signed');
    file.follows(SEALER, (desk, at) => desk.sealed(envelopeId, at));
    file.follows(TELLER, (desk) => desk.signedCopy(file.contractId, envelopeId));
  }

  private linkGoes(role: SignerRole): void {
    this.ofLink(commandOf(RecordLinkSent, { role }));
    this.isTold('Sent');
    this.ofLink(commandOf(RecordLinkDelivered, { role, by: 'the mail server' }));
    this.isTold('Delivered');
  }

  private ofLink(command: LinkCommand): void {
    this.file.follows(LINK, () => send(envelope, this.envelopeId, command));
  }

  /** The contract hears of it. */
  private isTold(to: EnvelopeStatus, reason = ''): void {
    this.file.follows(TELLER, (_, at) => send(resaleContract, this.file.contractId, commandOf(MoveContractSigning, { envelopeId: this.envelopeId, to, reason, at })));
  }

  private asSigner(role: SignerRole, command: Exclude<SignerCommand, SignPlace>) {
    return send(envelope, this.envelopeId, command as ViewEnvelope, { role, ...phone });
  }
}

function signer(role: SignerRole): Actor {
  return server('signer', `The ${signerRoleWords[role]}`);
}
