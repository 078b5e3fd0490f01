import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { EnvelopeCommand } from '../envelope.handlers.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Settings } from '../../platform/config/settings.js';
import { Mail } from '../../platform/mail/mail.js';
import { MailNotSetUp } from '../../platform/mail/mail-failures.js';
import { failureOf } from '../../platform/outgoing/outgoing-failure.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { closedWord } from '../envelope-refusals.js';
import { RecordLinkDelivered, RecordLinkFailed, RecordLinkSent, type LinkCommand } from '../envelope.commands.js';
import { DocuSignSender } from '../docusign/docusign-sender.js';
import { envelope } from '../envelope.js';
import { nextSigner, type Envelope, type Signer } from '../envelope.state.js';
import { signingLink, type SigningLinkPayload } from './signing-link.outgoing.js';
import { signingMail } from './signing-mails.js';
import { SigningLinks } from './signing-links.js';

const CARRIER = { kind: 'system', id: 'signing-link', name: 'Link to sign' } as const;

const takenBy = { mail: 'the mail server', outbox: 'the outbox of this demo', nowhere: '' } as const;

/** Makes a link at the moment it is mailed, for whose turn it still is; and tells the envelope what became of it. */
@Injectable()
export class SigningLinkSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly links: SigningLinks,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly docuSign: DocuSignSender,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(signingLink, (payload, call) => this.carry(payload, call));
  }

  private async carry({ envelopeId, role }: SigningLinkPayload, call: OutgoingCall): Promise<void> {
    const state = await this.records.unhidden(envelope, envelopeId);
    const signer = nextSigner(state);
    // Signed or taken back meanwhile: nobody waits for this link any more.
    if (signer?.role !== role || closedWord(state, new Date().toISOString()) !== undefined) return;
    const atDocuSign = this.docuSign.takes(state);
    if (signer.sentAt === '') {
      const going = atDocuSign ? this.docuSign.carry(envelopeId, state, call) : this.mailLink(envelopeId, state, signer, call);
      if ((await going.catch((error: unknown) => this.failed(error, { envelopeId, role }))) === 'nobody waits') return;
      await this.tell(envelopeId, commandOf(RecordLinkSent, { role }));
    }
    // Also where a process was stopped after it had told the first.
    if (!atDocuSign) await this.tell(envelopeId, commandOf(RecordLinkDelivered, { role, by: takenBy[this.mail.route] }));
  }

  private async mailLink(envelopeId: string, state: Envelope, signer: Signer, call: OutgoingCall): Promise<'went'> {
    const token = await this.links.make(envelopeId, signer.role);
    await this.mail.send({ to: signer.mail, ...signingMail(state, signer, await this.company.read(), `${this.settings.publicUrl}/sign#${token}`) }, call);
    await this.links.endEarlier(envelopeId, signer.role, token);
    return 'went';
  }

  /** Whatever failed is told to the envelope, so that people see it and can send the link again. @throws the failure, for the queue */
  private async failed(error: unknown, { envelopeId, role }: SigningLinkPayload): Promise<never> {
    const told = error instanceof MailNotSetUp ? new NotDelivered(error.message, { final: true }) : error;
    await this.tell(envelopeId, commandOf(RecordLinkFailed, { role, reason: failureOf(told).reason }));
    throw told;
  }

  private async tell(envelopeId: string, command: LinkCommand): Promise<void> {
    await this.commands.execute(new EnvelopeCommand(envelopeId, command), issuedByServer(CARRIER, randomUUID()));
  }
}
