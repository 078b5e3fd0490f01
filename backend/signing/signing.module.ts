import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { envelopeEvents } from '../../events/signing/envelope.events.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { Records } from '../platform/records/records.js';
import { DocumentsInEnvelopes } from '../platform/signing/documents-in-envelopes.js';
import { Envelopes } from '../platform/signing/envelopes.js';
import { envelope } from './envelope.js';
import { DocumentSealer } from './sealing/document-sealer.js';
import { DocuSignCatchUp } from './docusign/docusign-catch-up.js';
import { DocuSignSender } from './docusign/docusign-sender.js';
import { DocuSignEventsController } from './docusign/docusign-events.controller.js';
import { takeBackAtDocuSign } from './docusign/take-back-at-docusign-when-voided.js';
import { EnvelopesController } from './envelopes.controller.js';
import type { Envelope } from './envelope.state.js';
import { expireEnvelope } from './expire-envelope-when-its-time-is-over.js';
import { OwnEnvelopes } from './own-envelopes.js';
import { sealWhenSigned, sendCopiesWhenSealed } from './sealing/seal-when-signed.js';
import { SealingThread } from './sealing/sealing-thread.js';
import { sendEnvelopeWhenContractAsks } from './send-envelope-when-contract-asks.js';
import { sendLink } from './links/send-link-when-requested.js';
import { SignedTermsSender } from './links/signed-terms-sender.js';
import { SigningController } from './signing.controller.js';
import { SigningLinkGuard } from './links/signing-link-guard.js';
import { tellSignersOfTerms } from './links/tell-signers-when-terms-change.js';
import { SigningLinkSender } from './links/signing-link-sender.js';
import { SigningLinks } from './links/signing-links.js';
import { EnvelopeCommandHandler } from './envelope.handlers.js';

@Global()
@Module({
  controllers: [EnvelopesController, SigningController, DocuSignEventsController],
  providers: [DocuSignSender, DocuSignCatchUp, DocumentSealer, DocumentsInEnvelopes, SealingThread, SignedTermsSender, SigningLinkGuard, SigningLinks, SigningLinkSender, { provide: Envelopes, useClass: OwnEnvelopes }, EnvelopeCommandHandler],
  exports: [DocumentsInEnvelopes, DocumentSealer, Envelopes],
})
class SigningModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly records: Records,
  ) {}

  onModuleInit(): void {
    const read = (envelopeId: string): Promise<Envelope> => this.records.unhidden(envelope, envelopeId);
    // DocuSign sends its copies itself.
    const copies = sendCopiesWhenSealed(async (envelopeId) => read(envelopeId).then(({ providerId, signers }) => (providerId === '' ? signers.map(({ role }) => role) : [])));
    const takeBack = takeBackAtDocuSign(async (envelopeId) => (await read(envelopeId)).providerId);
    for (const reaction of [sendEnvelopeWhenContractAsks, sendLink, expireEnvelope, sealWhenSigned, copies, takeBack, tellSignersOfTerms]) this.reactions.add(reaction);
  }
}

export const signing: Area = {
  module: SigningModule,
  lists: [],
  readModels: [],
  // Told to nobody: the records whose documents they are tell what became of them.
  changes: [changedAs(envelope, { area: 'Signing', calls: 'Envelope', events: envelopeEvents, fields: {}, anyOf: [] })],
};
