import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { EnvelopeCommand } from '../envelope.handlers.js';
import { Settings } from '../../platform/config/settings.js';
import { Files } from '../../platform/files/files.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { RecordHandOver } from '../envelope.commands.js';
import { envelope } from '../envelope.js';
import type { Envelope } from '../envelope.state.js';
import { DocuSign } from './docusign.js';
import { envelopeDefinition } from './docusign-definition.js';
import { docuSignVoid } from './docusign.outgoing.js';

export const DOCUSIGN = { kind: 'system', id: 'docusign', name: 'DocuSign' } as const;

/**
 * Brings envelopes to DocuSign, and what becomes of them here. DocuSign knows no idempotency key, so an envelope goes in two
 * steps: as a draft, which is noted here and of which nobody is told, then out. A try that was cut off finds the draft again,
 * or makes another one that nobody ever sees; and sending twice what is sent changes nothing.
 */
@Injectable()
export class DocuSignSender implements OnModuleInit {
  private readonly docuSign: DocuSign | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly files: Files,
  ) {
    this.docuSign = settings.docuSign && new DocuSign(settings.docuSign);
  }

  onModuleInit(): void {
    this.outgoing.carry(docuSignVoid, ({ envelopeId }, call) => this.takeBack(envelopeId, call));
  }

  /** Who began one ends it: what went out by mail of our own, or is at DocuSign, stays there when the setting changes. */
  takes({ providerId, status }: Envelope): boolean {
    return providerId !== '' || (this.docuSign !== undefined && status === 'Prepared');
  }

  /** The first mail of an envelope, or the last one once more. @throws NotDelivered */
  async carry(envelopeId: string, state: Envelope, { signal }: OutgoingCall): Promise<'went' | 'nobody waits'> {
    const docuSign = this.setUp();
    if (state.status !== 'Prepared') return docuSign.resend(state.providerId, signal).then(() => 'went' as const);
    const draft = state.providerId || (await this.draft(envelopeId, state, signal));
    const { providerId } = await this.records.unhidden(envelope, envelopeId);
    if (providerId !== draft) return docuSign.discard(draft, signal).then(() => 'nobody waits' as const);
    await docuSign.send(draft, signal);
    return 'went';
  }

  /** @throws NotDelivered */
  signed({ providerId }: Envelope, { signal }: OutgoingCall): Promise<Buffer> {
    return this.setUp().signed(providerId, signal);
  }

  /** Noted where nobody has taken it back meanwhile. @returns what DocuSign calls it */
  private async draft(envelopeId: string, state: Envelope, signal: AbortSignal): Promise<string> {
    const docuSign = this.setUp();
    const pages = await buffer(await this.files.read(state.document!.file));
    const definition = envelopeDefinition(envelopeId, state, pages, { publicUrl: this.settings.docuSign!.publicUrl, now: new Date() });
    const providerId = (await docuSign.find(envelopeId, signal)) ?? (await docuSign.create(definition, signal));
    await this.commands.execute(new EnvelopeCommand(envelopeId, commandOf(RecordHandOver, { providerId })), issuedByServer(DOCUSIGN, randomUUID()));
    return providerId;
  }

  private async takeBack(envelopeId: string, { signal }: OutgoingCall): Promise<void> {
    const { providerId, reason } = await this.records.unhidden(envelope, envelopeId);
    await this.setUp().takeBack(providerId, reason, signal);
  }

  private setUp(): DocuSign {
    if (!this.docuSign) throw new NotDelivered('DocuSign is not set up.', { reason: 'DocuSign is not set up any more: whoever runs the product sets DOCUSIGN_INTEGRATION_KEY and what belongs to it', final: true });
    return this.docuSign;
  }
}
