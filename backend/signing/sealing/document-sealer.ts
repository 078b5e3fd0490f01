import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { EnvelopeCommand } from '../envelope.handlers.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Settings } from '../../platform/config/settings.js';
import { Files } from '../../platform/files/files.js';
import { Mail } from '../../platform/mail/mail.js';
import type { OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { DocuSignSender } from '../docusign/docusign-sender.js';
import { CompleteEnvelope } from '../envelope.commands.js';
import { envelope } from '../envelope.js';
import type { Envelope } from '../envelope.state.js';
import { sealing, signedCopy } from './sealing.outgoing.js';
import { SealingThread } from './sealing-thread.js';
import type { SigningLinkPayload } from '../links/signing-link.outgoing.js';
import { SigningLinks } from '../links/signing-links.js';
import { copyMail } from '../links/signing-mails.js';

export const SEALER = { kind: 'system', id: 'sealer', name: 'Seal' } as const;

/** Stamps and seals what everybody has signed, keeps it as a file, and sends each who signed a link to it. */
@Injectable()
export class DocumentSealer implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly files: Files,
    private readonly thread: SealingThread,
    private readonly links: SigningLinks,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly docuSign: DocuSignSender,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(sealing, ({ envelopeId }, call) => this.seal(envelopeId, call));
    this.outgoing.carry(signedCopy, (payload, call) => this.sendCopy(payload, call));
  }

  /** What everybody has signed on pages of our own, stamped, sealed at that moment and kept: whoever asks names it in an event at once. */
  async sealedHere(envelopeId: string, at: Date, signal?: AbortSignal): Promise<StoredFile> {
    const state = await this.records.unhidden(envelope, envelopeId);
    const marks = new Map<string, Buffer>();
    for (const { mark } of state.signers.flatMap(({ places }) => places)) marks.set(mark.fileId, await this.bytes(mark));
    const pages = await this.bytes(state.document!.file);
    const { name: company } = await this.company.read();
    return this.kept(state, await this.thread.seal({ envelopeId, envelope: state, pages, marks, company }, at, { signal }));
  }

  private async seal(envelopeId: string, call: OutgoingCall): Promise<void> {
    const state = await this.records.unhidden(envelope, envelopeId);
    if (state.status !== 'Signed') return;
    const sealed = state.providerId === '' ? await this.sealedHere(envelopeId, new Date(), call.signal) : await this.kept(state, await this.docuSign.signed(state, call));
    await this.commands.execute(new EnvelopeCommand(envelopeId, new CompleteEnvelope(), { sealed }), issuedByServer(SEALER, randomUUID()));
  }

  private kept({ document }: Envelope, pdf: Buffer): Promise<StoredFile> {
    const { name, mediaType } = document!.file;
    return this.files.keep(pdf, { name: name.replace(/\.pdf$/, '-signed.pdf'), mediaType });
  }

  private async sendCopy({ envelopeId, role }: SigningLinkPayload, call: OutgoingCall): Promise<void> {
    const state = await this.records.unhidden(envelope, envelopeId);
    const signer = state.signers.find((one) => one.role === role)!;
    const token = await this.links.make(envelopeId, role);
    await this.mail.send({ to: signer.mail, ...copyMail(state, signer, await this.company.read(), `${this.settings.publicUrl}/sign#${token}`) }, call);
    await this.links.endEarlier(envelopeId, role, token);
  }

  private async bytes(file: StoredFile): Promise<Buffer> {
    return buffer(await this.files.read(file));
  }
}
